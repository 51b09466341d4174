import { useSyncExternalStore } from 'react';

/** Whether the screen is as a media query says. */
export const useMedia = (query: string) => {
  const media = window.matchMedia(query);
  const listen = (changed: () => void) => {
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return useSyncExternalStore(listen, () => media.matches);
};
