import { useSyncExternalStore } from 'react';

const beat = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of day for words such as «desde hace 2 h»; whoever shows them is drawn again as it passes. */
export const useNow = () => useSyncExternalStore(follow, () => now);

const follow = (listener: () => void) => {
  if (listeners.size === 0) now = new Date();
  listeners.add(listener);
  timer ??= setInterval(tick, beat);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

const tick = () => {
  now = new Date();
  for (const listener of listeners) listener();
};
