import type { Language } from '@llave/contract/fields';
import { parse, safeLocalStorage } from '../lib/browser/storage.ts';
import { readStoredSession } from '../lib/session/stored-session.ts';

/** The name under which the choice is kept. */
export const stored = 'language';

/** What was chosen on this machine; else what whoever is signed in reads; else what the browser reads; Spanish where it is neither of ours. */
export const chosenLanguage = () => {
  const locales = [safeLocalStorage.get(stored), ownLocale(), ...navigator.languages];
  return (locales.find((locale) => locale && /^(es|en)\b/.test(locale))?.slice(0, 2) ?? 'es') as Language;
};

const ownLocale = () => (parse(readStoredSession()?.user ?? '') as { language?: string } | null)?.language;
