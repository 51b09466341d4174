import type { Language } from '@llave/contract/fields';
import { useEffect } from 'react';
import { useRead } from '../../lib/read.ts';
import { readPaper } from './api.ts';
import type { Visit } from './visit.ts';

/** What is signed next, in the language that is spoken; read again when another one is. */
export const usePaper = (visit: Visit, language: Language) => {
  const { value, error, reread } = useRead(async () => ({ language, ...(await readPaper(visit, language)) }));
  const isOther = value !== null && value.language !== language;
  useEffect(() => {
    if (isOther) void reread();
  }, [isOther, reread]);
  return { paper: isOther ? null : value, error, reread };
};
