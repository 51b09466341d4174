import { useEffect, useState } from 'react';
import { areStylesHere } from './styles.ts';

const pause = 2_000;

/** Asks for code again and again until it and its style are here, so that a line lost meanwhile stops nobody. */
export const bring = async <T>(load: () => Promise<T>, isWanted = () => true): Promise<T | null> => {
  while (isWanted()) {
    const found = await load().catch(() => null);
    if (found && areStylesHere()) return found;
    await rest();
  }
  return null;
};

/** Code that nobody waits for, once the page has had time to show what it is about. */
export const bringAhead = async <T>(load: () => Promise<T>) => {
  await rest();
  return bring(load);
};

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

/** Whether what came later has been drawn once: what opens only then knows who had the keyboard, and gives it back. */
export const useSettled = (loaded: unknown) => {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(loaded !== null), [loaded]);
  return settled;
};

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, pause));
