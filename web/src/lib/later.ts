import { useEffect, useState } from 'react';

const pause = 2_000;

/**
 * Code that a page does without at first: asked for once the page is shown, and again until it is here, so that a line
 * lost later stops nobody. Nothing until then.
 */
export const useLater = <T>(load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const bring = () =>
      void load().then(
        (found) => !isLeft && setLoaded(() => found),
        () => {
          if (!isLeft) timer = setTimeout(bring, pause);
        },
      );
    bring();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [load]);
  return loaded;
};
