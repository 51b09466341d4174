import type { Language } from '@llave/contract/fields';
import type { checkIn } from '../../i18n/es/check-in.ts';
import type { Translate } from '../../i18n/translation.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import { locales } from '../../lib/time/dates.ts';

type Named = keyof typeof checkIn.names;

/** What keeps a step from being left: what is missing by name, or else what is wrong; nothing when it can be left. */
export const lackText = (t: Translate, language: Language, broken: FieldErrors) => {
  const missing = namesOf(broken, (code) => code.endsWith('Required'));
  const wrong = namesOf(broken, (code) => !code.endsWith('Required'));
  if (missing.length + wrong.length === 0) return undefined;
  const said = (names: Named[]) =>
    new Intl.ListFormat(locales[language]).format(names.map((name) => t(`checkIn.names.${name}`)));
  return missing.length > 0
    ? t('checkIn.lacks', { fields: said(missing) })
    : t('checkIn.wrong', { fields: said(wrong) });
};

const namesOf = (broken: FieldErrors, fits: (code: string) => boolean) =>
  Object.entries(broken).flatMap(([name, code]) => (fits(code) ? [name as Named] : []));
