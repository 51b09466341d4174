import { useEffect, useState } from 'react';
import { bring } from './retry-loading.ts';

/** Code that a page does without at first: asked for once the page is shown and it is wanted. Nothing until it is here. */
export const useLater = <T>(load: () => Promise<T>, isWanted = true): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void bring(load, () => !isLeft).then((found) => !isLeft && setLoaded(() => found));
    return () => {
      isLeft = true;
    };
  }, [load, isWanted]);
  return loaded;
};
