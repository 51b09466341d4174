import type { Language } from '@llave/contract/fields';
import { locales } from '../time/dates.ts';

/** The number that was typed, with or without its thousands apart; nothing where it is none. */
export const readKilometers = (typed: string): number | undefined => {
  const text = typed.trim();
  return /^(\d+|\d{1,3}([.,\s]\d{3})+)$/.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;
};

/** «12.345 km». */
export const kilometersText = (kilometers: number, language: Language) =>
  `${new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(kilometers)} km`;
