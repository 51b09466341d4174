import type { Account, accountForm } from '@llave/contract/accounts';
import { readPath, writePath } from '../../lib/form-values.ts';

export type AccountValues = ReturnType<(typeof accountForm)['parse']>;

/** What the account page edits, in the order in which it shows it. */
export const accountFields = [
  'companyName',
  'companyIdentifier',
  'phoneNumber',
  'registryNumber',
  'address.street',
  'address.postCode',
  'address.city',
  'address.state',
  'logo',
  'delegations',
  'fullCheckinAccess',
  'keyDrop',
  'privacyPolicy',
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
  registryNumber: account.registryNumber,
  delegations: account.delegations,
});

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (values: AccountValues, base: AccountValues) =>
  accountFields.some((field) => !equal(readPath(values, field), readPath(base, field)));

export type Difference = { field: AccountField; theirs: unknown; yours: unknown; touched: boolean };

/** What somebody else changed and yours says otherwise; `touched` where you changed it too. */
export const differences = (base: AccountValues, yours: AccountValues, theirs: AccountValues): Difference[] =>
  accountFields
    .map((field) => {
      const [before, mine, now] = [base, yours, theirs].map((values) => readPath(values, field));
      return { field, theirs: now, yours: mine, touched: !equal(before, mine), moved: !equal(before, now) };
    })
    .filter(({ theirs: now, yours: mine, moved }) => moved && !equal(now, mine))
    .map(({ moved: _, ...difference }) => difference);

export type Choice = 'theirs' | 'yours';

/** Yours, with theirs where theirs was chosen. */
export const settle = (yours: AccountValues, found: Difference[], choices: Partial<Record<AccountField, Choice>>) =>
  found
    .filter(({ field }) => choices[field] === 'theirs')
    .reduce((values, { field, theirs }) => writePath(values, field, theirs), yours);
