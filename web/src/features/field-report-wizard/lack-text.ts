import type { Language } from '@llave/contract/fields';
import type { fieldReport } from '../../i18n/es/field-report.ts';
import type { Translate } from '../../i18n/translation.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import { locales } from '../../lib/time/dates.ts';

/** What keeps a step from being left, by name: what is missing, or else what is wrong; nothing when it can be left. */
export const lackText = (t: Translate, language: Language, broken: FieldErrors) => {
  const names = (fits: (code: string) => boolean) =>
    Object.entries(broken).flatMap(([name, code]) => (fits(code) ? [t(`fieldReport.names.${name as Named}`)] : []));
  const missing = names((code) => code.endsWith('Required'));
  const wrong = names((code) => !code.endsWith('Required'));
  if (missing.length + wrong.length === 0) return undefined;
  const said = new Intl.ListFormat(locales[language]).format(missing.length > 0 ? missing : wrong);
  return t(missing.length > 0 ? 'fieldReport.lacks' : 'fieldReport.wrong', { fields: said });
};

type Named = keyof typeof fieldReport.names;
