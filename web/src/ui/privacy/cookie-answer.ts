import { useSyncExternalStore } from 'react';
import { parse, safeLocalStorage } from '../../lib/browser/storage.ts';

export type CookieAnswer = 'accepted' | 'refused';

const stored = 'cookies';
const lifetime = 150 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

/** What was answered here in the last 150 days; nothing otherwise. */
export const cookieAnswer = (): CookieAnswer | null => {
  const { answer, until }: { answer?: unknown; until?: unknown } = parse(safeLocalStorage.get(stored) ?? '') ?? {};
  const isValid = typeof until === 'number' && until > Date.now() && until <= Date.now() + lifetime;
  return isValid && (answer === 'accepted' || answer === 'refused') ? answer : null;
};

export const answerCookies = (answer: CookieAnswer) => {
  safeLocalStorage.set(stored, JSON.stringify({ answer, until: Date.now() + lifetime }));
  changed();
};

/** Whoever wants to answer differently is asked again. */
export const forgetCookieAnswer = () => {
  safeLocalStorage.remove(stored);
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
