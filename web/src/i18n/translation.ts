import { useMemo, useSyncExternalStore } from 'react';
import { currentSpoken, onSpoken, type Spoken, type Texts } from './language.ts';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** `x_one` and `x_other` are asked for as `x`, with a count. */
type Asked<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type TextKey = Asked<Leaves<Texts>>;
export type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

export const translator = (spoken: Spoken): Translate => {
  const plurals = new Intl.PluralRules(spoken.language);
  return (key, values = {}) => {
    const form = plurals.select(Number(values.count ?? 0)) === 'one' ? 'one' : 'other';
    const text = find(spoken.texts, key) ?? find(spoken.texts, `${key}_${form}`) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};

/** The texts in the language spoken now; whatever uses it is drawn again when the language changes. */
export const useTranslation = () => {
  const spoken = useSyncExternalStore(onSpoken, currentSpoken);
  const t = useMemo(() => translator(spoken), [spoken]);
  return { t, language: spoken.language };
};

const find = (texts: object, key: string) => {
  let found: unknown = texts;
  for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === 'string' ? found : undefined;
};
