import { useEffect } from 'react';

const nameOf = (key: string) => `draft ${key}`;

/** What was typed here before the page was reloaded, over what the form begins with. */
export const readDraft = <V extends object>(key: string, initial: V): V => {
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(nameOf(key)) ?? '{}') as Partial<V>) };
  } catch {
    return initial;
  }
};

/** Keeps what is typed until the tab is closed. */
export const useDraft = (key: string, values: object) => {
  useEffect(() => {
    keep(key, JSON.stringify(values));
  }, [key, values]);
};

export const forgetDraft = (key: string) => sessionStorage.removeItem(nameOf(key));

const keep = (key: string, text: string) => {
  try {
    sessionStorage.setItem(nameOf(key), text);
  } catch {
    // A browser without room for it still sends it.
  }
};
