import type { AppError } from '@llave/contract/errors';
import type { PublicReport } from '@llave/contract/incidents';
import { useCallback, useEffect, useState } from 'react';
import { readReport, type Ticket } from './report-api.ts';

/** Reads what the link is about; a page that was opened without a network reads it as soon as there is one. */
export const useReport = ({ id, token }: Ticket) => {
  const [report, setReport] = useState<PublicReport | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const read = useCallback(() => {
    setError(null);
    readReport({ id, token }).then(setReport, setError);
  }, [id, token]);

  useEffect(read, [read]);
  useEffect(() => {
    if (report) return;
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [report, read]);

  return { report, error, retry: read, refuse: setError };
};
