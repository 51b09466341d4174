import { useSyncExternalStore } from 'react';
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
  const formOf = (key: string, count: unknown) =>
    `${key}_${plurals.select(Number(count ?? 0)) === 'one' ? 'one' : 'other'}`;
  return (key, values = {}) => {
    const text = find(spoken.texts, key) ?? find(spoken.texts, formOf(key, values.count)) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};

/** The texts in the language spoken now; whatever uses it is drawn again when the language changes. */
export const useTranslation = () => {
  const spoken = useSyncExternalStore(onSpoken, currentSpoken, currentSpoken);
  return { t: translatorOf(spoken), language: spoken.language };
};

const translators = new WeakMap<Spoken, Translate>();

/** One for all who speak the same, because a screen has hundreds of them. */
const translatorOf = (spoken: Spoken) => {
  const made = translators.get(spoken) ?? translator(spoken);
  translators.set(spoken, made);
  return made;
};

const find = (texts: object, key: string) => {
  let found: unknown = texts;
  for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === 'string' ? found : undefined;
};
