import { useEffect, useState } from 'react';

/** Counts down from when a thing came into being; a new thing counts anew. */
export const useSecondsLeft = (thing: unknown, seconds: number) => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (thing === undefined) return;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [thing, seconds]);
  return left;
};
