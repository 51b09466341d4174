import type { Language } from '@llave/contract/fields';
import { locales } from '../time/dates.ts';

/** Plain, or with points before the comma, or the English way round when its cents leave no doubt. */
const ways = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
];

/** A price as people type it; NaN where it is none, null where there is nothing. */
export const readPrice = (typed: string): number | null => {
  const text = typed.replaceAll(/[\s€]/g, '');
  if (text === '') return null;
  const [, whole, cents = ''] = ways.map((way) => way.exec(text)).find(Boolean) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
};

/** A price as a form holds it: 12,50. */
export const typedPrice = (price: number | null) => price?.toFixed(2).replace('.', ',') ?? '';

/** «1250,00 €». */
export const priceText = (price: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(price);
