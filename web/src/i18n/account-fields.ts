import type { TextKey } from './translation.ts';

/** What the account page calls its fields; whoever speaks of a change to one calls it the same. */
export const accountFieldLabels = {
  companyName: 'company.companyName',
  companyIdentifier: 'company.companyIdentifier',
  phoneNumber: 'company.phoneNumber',
  registryNumber: 'accounts.registryNumber',
  contactEmail: 'accounts.contactEmail',
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
} as const satisfies Record<string, TextKey>;
