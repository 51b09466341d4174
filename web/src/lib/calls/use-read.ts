import type { AppError } from '@llave/contract/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A request that was sent before its page was rendered, and its value if that has arrived. */
export type Prefetch<T> = { reading: Promise<T>; value?: T };

/**
 * Reads something for a page without an account, or takes what was prefetched. What failed is read again as soon as there
 * is a network; an answer that comes after something newer was shown is dropped.
 */
export const useRead = <T>(read: () => Promise<T>, takePrefetch?: () => Prefetch<T> | undefined) => {
  const [prefetch] = useState(takePrefetch);
  const [value, setValue] = useState<T | null>(prefetch?.value ?? null);
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
    if (!prefetch?.value) void follow(prefetch?.reading ?? latest.current());
  }, [prefetch, follow]);
  useEffect(() => {
    if (!error) return;
    addEventListener('online', reread);
    return () => removeEventListener('online', reread);
  }, [error, reread]);

  return { value, error, reread, change };
};
