import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query says. */
export const useMedia = (query: string) => {
  const listen = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
};
