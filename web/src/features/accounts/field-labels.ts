import type { FactorRule } from '@llave/contract/factors';
import type { TextKey, Translate } from '../../i18n/translation.ts';
import type { FieldWords } from '../../ui/DifferenceChoice.tsx';
import { monthsText } from '../../ui/months-text.ts';
import type { AccountField } from './account-form.ts';

const fieldLabels: Record<AccountField, TextKey> = {
  companyName: 'company.companyName',
  companyIdentifier: 'company.companyIdentifier',
  phoneNumber: 'company.phoneNumber',
  registryNumber: 'accounts.registryNumber',
  'address.street': 'company.street',
  'address.postCode': 'company.postCode',
  'address.city': 'company.city',
  'address.state': 'company.state',
  logo: 'accounts.logo',
  delegations: 'accounts.delegations',
  fullCheckinAccess: 'accounts.fullCheckinAccess',
  keyDrop: 'accounts.keyDrop',
  keyDropMinutes: 'accounts.keyDropMinutes',
  checkInHours: 'accounts.checkInHours',
  secondFactor: 'factors.title',
  privacyPolicy: 'accounts.privacyPolicy',
  'retention.pictures': 'accounts.retentionPictures',
  'retention.papers': 'accounts.retentionPapers',
  'retention.reports': 'accounts.retentionReports',
  'retention.blocked': 'accounts.retentionBlocked',
  auditMonths: 'accounts.auditMonths',
};

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
