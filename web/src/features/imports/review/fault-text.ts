import type { ImportFault } from '@llave/contract/imports';
import { imports } from '../../../i18n/es/imports.ts';
import { failureText, ruleText } from '../../../i18n/failure-text.ts';
import type { Translate } from '../../../i18n/translation.ts';

/** What is wrong with a cell, in words. */
export const faultText = (t: Translate, { code }: ImportFault, other: number | undefined): string => {
  if (code in imports.faults) return t(`imports.faults.${code as keyof typeof imports.faults}`, { other: other ?? '' });
  if (['identifierTaken', 'holdsTools', 'lockerInUse'].includes(code)) return failureText(t, { code }, 'rules.invalid');
  return ruleText(t, code) ?? '';
};
