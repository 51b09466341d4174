import { useCallback, useState } from 'react';

/** How wide an element is inside, as it changes; nothing until it has been seen. */
export const useWidth = () => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
