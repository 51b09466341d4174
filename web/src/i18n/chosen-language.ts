import type { Language } from '@llave/contract/fields';
import { browserKeeps, parse } from '../lib/browser/storage.ts';
import { readKept } from '../lib/session/stored-session.ts';

/** The name under which the choice is kept. */
export const stored = 'language';

/** What was chosen on this machine; else what whoever is signed in reads; else what the browser reads; Spanish where it is neither of ours. */
export const chosenLanguage = () => {
  const locales = [browserKeeps.read(stored), ownLocale(), ...navigator.languages];
  return (locales.find((locale) => locale && /^(es|en)\b/.test(locale))?.slice(0, 2) ?? 'es') as Language;
};

const ownLocale = () => (parse(readKept()?.user ?? '') as { language?: string } | null)?.language;
