import type { Language } from '@llave/contract/fields';
import type { ImportKind } from '@llave/contract/import-columns';
import type { Translate } from '../../i18n/translation.ts';
import { numberText } from '../../lib/text/numbers.ts';

type Counts = { created: number; changed: number; same: number };
type Words = { t: Translate; language: Language };

/** «12 nuevas», «3 cambian», «5 iguales». */
export const countTexts = ({ t, language }: Words, kind: ImportKind, { created, changed, same }: Counts) => {
  const of = (count: number) => ({ count, number: numberText(count, language) });
  return {
    created: t(`imports.created.${kind}`, of(created)),
    changed: t('imports.changed', of(changed)),
    same: t('imports.same', of(same)),
  };
};

export const countsText = (words: Words, kind: ImportKind, counts: Counts) =>
  Object.values(countTexts(words, kind, counts)).join(', ');
