import type { Account, accountForm } from '@llave/contract/accounts';
import { fieldNames } from '../../lib/forms/form-fields.ts';

export type AccountValues = Required<ReturnType<(typeof accountForm)['parse']>>;

/** What the account page edits, in the order in which it shows it. */
export const accountFields = fieldNames<AccountValues>({
  companyName: true,
  companyIdentifier: true,
  phoneNumber: true,
  registryNumber: true,
  contactEmail: true,
  'address.street': true,
  'address.postCode': true,
  'address.city': true,
  'address.state': true,
  logo: true,
  delegations: true,
  fullCheckinAccess: true,
  keyDrop: true,
  keyDropMinutes: true,
  checkInHours: true,
  secondFactor: true,
  privacyPolicy: true,
  'retention.pictures': true,
  'retention.papers': true,
  'retention.reports': true,
  'retention.blocked': true,
  auditMonths: true,
});
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
