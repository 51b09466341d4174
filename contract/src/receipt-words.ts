import type { Language } from './fields.ts';
import { receiptEn } from './receipt-en.ts';
import { receiptEs } from './receipt-es.ts';

/** Which words of ours a signature stands under: another one with every change of what papers say. */
export const wordsVersion = '2026-11-18';

export const receiptWords: Record<Language, typeof receiptEs> = { es: receiptEs, en: receiptEn };
