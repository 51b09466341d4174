import { useEffect, useState } from 'react';
import { retryLoading } from './retry-loading.ts';

/** Lazily loaded code: requested once the page is rendered and the code is wanted; null until it is loaded. */
export const useLazy = <T>(load: () => Promise<T>, isWanted = true): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void retryLoading(load, () => !isLeft).then((found) => !isLeft && setLoaded(() => found));
    return () => {
      isLeft = true;
    };
  }, [load, isWanted]);
  return loaded;
};
