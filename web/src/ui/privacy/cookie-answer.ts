import { useSyncExternalStore } from 'react';
import { browserKeeps, parse } from '../../lib/browser/storage.ts';

export type CookieAnswer = 'accepted' | 'refused';

const stored = 'cookies';
const keptFor = 150 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

/** What was answered here in the last 150 days; nothing otherwise. */
export const cookieAnswer = (): CookieAnswer | null => {
  const { answer, until }: { answer?: unknown; until?: unknown } = parse(browserKeeps.read(stored) ?? '') ?? {};
  const isKept = typeof until === 'number' && until > Date.now() && until <= Date.now() + keptFor;
  return isKept && (answer === 'accepted' || answer === 'refused') ? answer : null;
};

export const answerCookies = (answer: CookieAnswer) => {
  browserKeeps.keep(stored, JSON.stringify({ answer, until: Date.now() + keptFor }));
  changed();
};

/** Whoever wants to answer differently is asked again. */
export const forgetCookieAnswer = () => {
  browserKeeps.forget(stored);
  changed();
};

export const useCookieAnswer = () => useSyncExternalStore(listen, cookieAnswer);

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
