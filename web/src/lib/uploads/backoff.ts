const firstPause = 500;
const longestPause = 30_000;

/** Exponential backoff: waits longer after each failure in a row, until the network is back, and gives up after a while without success. */
export const startBackoff = (giveUpAfter: number) => {
  let failures = 0;
  let lastSuccess = Date.now();

  return {
    succeeded: () => {
      failures = 0;
      lastSuccess = Date.now();
    },
    /** Throws the failure itself when it is time to give up. */
    wait: async (failure: unknown, signal?: AbortSignal) => {
      if (Date.now() - lastSuccess > giveUpAfter) throw failure;
      const pause = Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2);
      failures += 1;
      await untilOnline(pause, signal);
    },
  };
};

const untilOnline = (pause: number, signal?: AbortSignal) =>
  new Promise<void>((done, failed) => {
    const timer = setTimeout(() => end(done), navigator.onLine ? pause : longestPause);
    const online = () => end(done);
    const aborted = () => end(() => failed(signal?.reason));
    const end = (act: () => void) => {
      clearTimeout(timer);
      removeEventListener('online', online);
      signal?.removeEventListener('abort', aborted);
      act();
    };
    addEventListener('online', online);
    signal?.addEventListener('abort', aborted);
  });
