import { type RefObject, useLayoutEffect, useState } from 'react';

type Place = { width: number; top: number };

/**
 * How wide an element is and how far down the page it begins, followed as the page around it changes. With a good guess
 * it is drawn at once and measured after; without one it is measured before anybody sees it.
 */
export const usePlace = (element: RefObject<HTMLElement | null>, guess?: Place) => {
  const [place, setPlace] = useState(guess ?? { width: 0, top: 0 });
  const isGuessed = guess !== undefined;

  useLayoutEffect(() => {
    const look = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const [width, top] = [Math.round(box.width), Math.round(box.top + window.scrollY)];
      setPlace((before) => (before.width === width && before.top === top ? before : { width, top }));
    };
    if (!isGuessed) look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isGuessed]);

  return place;
};
