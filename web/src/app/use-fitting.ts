import { useLayoutEffect, useRef, useState } from 'react';
import { countFitting } from './fitting.ts';

/** What the entry that opens the rest takes, in pixels. */
const more = 88;

/** How many of the entries of a row fit in it beside each other; looked at again when the row or its words change. */
export const useFitting = <E extends HTMLElement>(count: number) => {
  const row = useRef<E>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const look = () => {
      const { clientWidth, children } = row.current as E;
      const widths = [...children].slice(0, count).map((child) => (child as HTMLElement).offsetWidth);
      if (clientWidth > 0) setFitting(countFitting(widths, clientWidth, more));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row.current as E);
    return () => observer.disconnect();
  });
  return { row, fitting };
};
