import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the machine has a network at all. */
export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine);
