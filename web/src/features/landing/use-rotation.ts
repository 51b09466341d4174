import { useEffect, useState, useSyncExternalStore } from 'react';
import { breakpoints, countFor, moved } from './carousel.ts';

const pace = 6_000;
const calm = '(prefers-reduced-motion: reduce)';

/** What a carousel shows now. It goes on by itself unless it is held, stopped or unwelcome. */
export const useRotation = (total: number) => {
  const [first, setFirst] = useState(0);
  const [isWanted, setWanted] = useState(() => !matchMedia(calm).matches);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const count = useSyncExternalStore(listen, () => countFor((query) => matchMedia(query).matches));
  const isTurning = isWanted && holds.size === 0;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setFirst((at) => moved(at, 1, total)), pace);
    return () => clearInterval(timer);
  }, [isTurning, total]);

  return {
    first,
    count,
    isWanted,
    isTurning,
    turn: (by: -1 | 1) => setFirst((at) => moved(at, by, total)),
    setWanted,
    hold: (why: Hold) => setHolds((now) => new Set(now).add(why)),
    release: (why: Hold) => setHolds((now) => new Set([...now].filter((one) => one !== why))),
  };
};

/** What holds it still for as long as it lasts. */
type Hold = 'hover' | 'focus';

const listen = (changed: () => void) => {
  const lists = breakpoints.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
};
