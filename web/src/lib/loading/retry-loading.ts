import { sleep } from '../time/sleep.ts';
import { areStylesHere } from './styles.ts';

const pause = 2_000;

/** Retries a dynamic import until the code and its style sheets are loaded, so that a lost connection stops nobody. */
export const retryLoading = async <T>(load: () => Promise<T>, isWanted = () => true): Promise<T | null> => {
  while (isWanted()) {
    const found = await load().catch(() => null);
    if (found && areStylesHere()) return found;
    await sleep(pause);
  }
  return null;
};
