import { after } from '../time/sleep.ts';
import { areStylesHere } from './styles.ts';

const pause = 2_000;

/** Asks for code again and again until it and its style are here, so that a line lost meanwhile stops nobody. */
export const bring = async <T>(load: () => Promise<T>, isWanted = () => true): Promise<T | null> => {
  while (isWanted()) {
    const found = await load().catch(() => null);
    if (found && areStylesHere()) return found;
    await after(pause);
  }
  return null;
};
