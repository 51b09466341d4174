import type { AppError } from '@llave/contract/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Reads something for a page without an account. What failed is read again as soon as there is a network; an answer that
 * comes after something newer was shown is dropped.
 */
export const useRead = <T>(read: () => Promise<T>) => {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const turn = useRef(0);
  const latest = useRef(read);
  latest.current = read;

  const reread = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await latest.current().then(
      (found) => ({ found, error: null }),
      (error: AppError) => ({ found: null, error }),
    );
    if (mine !== turn.current) return;
    if (answer.found) setValue(answer.found);
    setError(answer.error);
  }, []);

  const change = useCallback((next: (value: T) => T) => {
    turn.current += 1;
    setValue((value) => value && next(value));
    setError(null);
  }, []);

  useEffect(() => void reread(), [reread]);
  useEffect(() => {
    if (!error) return;
    addEventListener('online', reread);
    return () => removeEventListener('online', reread);
  }, [error, reread]);

  return { value, error, reread, change };
};
