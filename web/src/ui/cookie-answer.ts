import { useSyncExternalStore } from 'react';

export type CookieAnswer = 'accepted' | 'refused';

const stored = 'cookies';
const keptFor = 150 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

/** What was answered here in the last 150 days; nothing otherwise. */
export const cookieAnswer = (): CookieAnswer | null => {
  try {
    const { answer, until } = JSON.parse(localStorage.getItem(stored) ?? '{}') as { answer?: unknown; until?: unknown };
    const isKept = typeof until === 'number' && until > Date.now() && until <= Date.now() + keptFor;
    return isKept && (answer === 'accepted' || answer === 'refused') ? answer : null;
  } catch {
    return forThisPage;
  }
};

export const answerCookies = (answer: CookieAnswer) => {
  forThisPage = answer;
  try {
    localStorage.setItem(stored, JSON.stringify({ answer, until: Date.now() + keptFor }));
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
  changed();
};

/** Whoever wants to answer differently is asked again. */
export const forgetCookieAnswer = () => {
  forThisPage = null;
  try {
    localStorage.removeItem(stored);
  } catch {
    // There is nothing to forget.
  }
  changed();
};

export const useCookieAnswer = () => useSyncExternalStore(listen, cookieAnswer);

let forThisPage: CookieAnswer | null = null;

const changed = () => {
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
