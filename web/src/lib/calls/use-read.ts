import type { AppError } from '@llave/contract/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A reading that began before its page was drawn, and what it had brought by then. */
export type Begun<T> = { reading: Promise<T>; value?: T };

/**
 * Reads something for a page without an account, or takes what has been begun. What failed is read again as soon as there
 * is a network; an answer that comes after something newer was shown is dropped.
 */
export const useRead = <T>(read: () => Promise<T>, takeBegun?: () => Begun<T> | undefined) => {
  const [begun] = useState(takeBegun);
  const [value, setValue] = useState<T | null>(begun?.value ?? null);
  const [error, setError] = useState<AppError | null>(null);
  const turn = useRef(0);
  const latest = useRef(read);
  latest.current = read;

  const follow = useCallback(async (reading: Promise<T>) => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await reading.then(
      (found) => ({ found, error: null }),
      (error: AppError) => ({ found: null, error }),
    );
    if (mine !== turn.current) return;
    if (answer.found) setValue(answer.found);
    setError(answer.error);
  }, []);
  const reread = useCallback(() => follow(latest.current()), [follow]);

  const change = useCallback((next: (value: T) => T) => {
    turn.current += 1;
    setValue((value) => value && next(value));
    setError(null);
  }, []);

  useEffect(() => {
    if (!begun?.value) void follow(begun?.reading ?? latest.current());
  }, [begun, follow]);
  useEffect(() => {
    if (!error) return;
    addEventListener('online', reread);
    return () => removeEventListener('online', reread);
  }, [error, reread]);

  return { value, error, reread, change };
};
