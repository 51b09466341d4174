import type { TextKey, Translate } from '../../i18n/translation.ts';
import type { AccountField, Choice, Difference } from './account-form.ts';

export const fieldLabels: Record<AccountField, TextKey> = {
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
  privacyPolicy: 'accounts.privacyPolicy',
};

/** A field's value on one side, in words. */
export const shownValue = (t: Translate, { field, theirs, yours }: Difference, side: Choice) => {
  const value = side === 'theirs' ? theirs : yours;
  if (typeof value === 'boolean') return t(value ? 'accounts.stale.yes' : 'accounts.stale.no');
  if (field === 'logo' && value) return t(side === 'theirs' ? 'accounts.stale.logoSet' : 'accounts.stale.logoOther');
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return text || t('accounts.stale.empty');
};
