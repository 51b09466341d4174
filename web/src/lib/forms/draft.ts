import { useEffect } from 'react';
import { parse, tabKeeps } from '../browser/storage.ts';

const nameOf = (key: string) => `draft ${key}`;

/** What was typed here before the page was reloaded, over what the form begins with. */
export const readDraft = <V extends object>(key: string, initial: V): V => ({
  ...initial,
  ...parse(tabKeeps.read(nameOf(key)) ?? ''),
});

/** Keeps what is typed until the tab is closed. */
export const useDraft = (key: string, values: object) => {
  useEffect(() => {
    tabKeeps.keep(nameOf(key), JSON.stringify(values));
  }, [key, values]);
};

export const forgetDraft = (key: string) => tabKeeps.forget(nameOf(key));
