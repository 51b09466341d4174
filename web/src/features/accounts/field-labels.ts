import type { FactorRule } from '@llave/contract/factors';
import { accountFieldLabels } from '../../i18n/account-fields.ts';
import type { TextKey, Translate } from '../../i18n/translation.ts';
import type { FieldWords } from '../../ui/DifferenceChoice.tsx';
import { monthsText } from '../../ui/months-text.ts';
import type { AccountField } from './account-form.ts';

const fieldLabels: Record<AccountField, TextKey> = accountFieldLabels;

/** The account's fields and their values, in words. */
export const accountWords = (t: Translate): FieldWords<AccountField> => ({
  label: (field) => t(fieldLabels[field]),
  show: (value, field, side) => {
    if (typeof value === 'boolean') return t(value ? 'accounts.stale.yes' : 'accounts.stale.no');
    if (field === 'keyDropMinutes') return t('accounts.minutes', { count: Number(value) });
    if (field === 'checkInHours') return t('accounts.hours', { count: Number(value) });
    if (field === 'secondFactor') return t(`factors.rule.${value as FactorRule}`);
    if (typeof value === 'number') return monthsText(t, value);
    if (field === 'logo' && value) return t(side === 'theirs' ? 'accounts.stale.logoSet' : 'accounts.stale.logoOther');
    return Array.isArray(value) ? value.join('\n') : String(value ?? '');
  },
});
