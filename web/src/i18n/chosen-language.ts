import type { Language } from '@llave/contract/fields';
import { browserKeeps, parse } from '../lib/kept.ts';
import { readKept } from '../lib/kept-session.ts';

/** The name under which the choice is kept. */
export const stored = 'language';

/** What was chosen on this machine; else what whoever is signed in reads; else what the browser reads; Spanish where it is neither of ours. */
export const chosenLanguage = (): Language => {
  const locales = [browserKeeps.read(stored), ownLocale(), ...(globalThis.navigator?.languages ?? [])];
  return locales.map((locale) => languageOf(locale)).find((language) => language !== undefined) ?? 'es';
};

export const keepChoice = (language: Language) => browserKeeps.keep(stored, language);

export const forgetChoice = () => browserKeeps.forget(stored);

const ownLocale = () => (parse(readKept()?.user ?? '') as { language?: string } | null)?.language;

const languageOf = (locale: unknown): Language | undefined => {
  const [, language] = /^(es|en)\b/.exec(String(locale)) ?? [];
  return language as Language | undefined;
};
