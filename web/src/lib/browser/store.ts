import { useSyncExternalStore } from 'react';

/** A value that is changed from anywhere and that components follow. */
export const createStore = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const changed of listeners) changed();
  };
  const listen = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return { get, set, use: () => useSyncExternalStore(listen, get) };
};
