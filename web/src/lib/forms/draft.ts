import { useEffect } from 'react';
import { parse, safeSessionStorage } from '../browser/storage.ts';

const nameOf = (key: string) => `draft ${key}`;

/** What was typed here before the page was reloaded, over what the form begins with. */
export const readDraft = <V extends object>(key: string, initial: V): V => ({
  ...initial,
  ...parse(safeSessionStorage.get(nameOf(key)) ?? ''),
});

/** Stores what is typed in sessionStorage, until the tab is closed. */
export const useDraft = (key: string, values: object) => {
  useEffect(() => {
    safeSessionStorage.set(nameOf(key), JSON.stringify(values));
  }, [key, values]);
};

export const forgetDraft = (key: string) => safeSessionStorage.remove(nameOf(key));
