import type { Account, accountForm } from '@llave/contract/accounts';

export type AccountValues = Required<ReturnType<(typeof accountForm)['parse']>>;

/** What the account page edits, in the order in which it shows it. */
export const accountFields = [
  'companyName',
  'companyIdentifier',
  'phoneNumber',
  'registryNumber',
  'contactEmail',
  'address.street',
  'address.postCode',
  'address.city',
  'address.state',
  'logo',
  'delegations',
  'fullCheckinAccess',
  'keyDrop',
  'keyDropMinutes',
  'checkInHours',
  'secondFactor',
  'privacyPolicy',
  'retention.pictures',
  'retention.papers',
  'retention.reports',
  'retention.blocked',
  'auditMonths',
] as const;
export type AccountField = (typeof accountFields)[number];

export const valuesOf = (account: Account): AccountValues => ({
  companyName: account.companyName,
  companyIdentifier: account.companyIdentifier,
  phoneNumber: account.phoneNumber,
  address: account.address,
  logo: account.logo,
  privacyPolicy: account.privacyPolicy,
  fullCheckinAccess: account.fullCheckinAccess,
  keyDrop: account.keyDrop,
  keyDropMinutes: account.keyDropMinutes,
  checkInHours: account.checkInHours,
  secondFactor: account.secondFactor,
  registryNumber: account.registryNumber,
  contactEmail: account.contactEmail,
  delegations: account.delegations,
  retention: account.retention,
  auditMonths: account.auditMonths,
});
