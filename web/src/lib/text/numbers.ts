import type { Language } from '@llave/contract/fields';
import { locales } from '../time/dates.ts';

/** A number as one writes it: 1.234,5 in Spanish. */
export const numberText = (value: number, language: Language, decimals = 0) =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** A part of a whole: «4,2 %». */
export const percentText = (share: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);
