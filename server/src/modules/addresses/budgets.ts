import { AppError } from '@llave/contract/errors';
import type { changeUser, createAdmin } from '@llave/contract/users';
import type { Budget } from '../../db/budgets.ts';
import type { Before } from '../../http/route.ts';
import type { Outside } from '../../http/scope.ts';
import { findUserRow } from '../users/queries.ts';
import { sameAddress } from './wishes.ts';

/** Whoever may add people could fill anybody's mailbox: few links to one address, more by one company. */
export const linkBudgets = (accountId: string, email: string): Budget[] => [
  { of: `confirm-address:${email.toLowerCase()}`, burst: 12, everySeconds: 3600 },
  { of: `confirm-company:${accountId}`, burst: 60, everySeconds: 60 },
];

/** One sheet of people is one invitation of its company's: how many of them there may be is up to its quotas. */
export const invitationBudgets = (accountId: string, emails: string[]): Budget[] => [
  ...emails.flatMap((email) => linkBudgets(accountId, email).slice(0, 1)),
  ...linkBudgets(accountId, '').slice(1),
];

export const confirmBudgets = (userId: string, address: string): Budget[] => [
  { of: `confirm-from:${address}`, burst: 60, everySeconds: 5 },
  { of: `confirm:${userId}:${address}`, burst: 10, everySeconds: 30 },
];

/** An address that counts for somebody is refused when it is typed; one that waits for another company's word is not. */
export const slowInvitation: Before<typeof createAdmin, void> = (outside, { body }, { me }) =>
  spendLink(outside, me?.accountId ?? '', body.email);

export const slowChange: Before<typeof changeUser, void> = async (outside, { body }, { me }) => {
  const { email } = body;
  if (!email || !me) return;
  const person = await outside.company(me.accountId).read(({ db }) => findUserRow(db, body.id));
  if (!person || [person.email, person.pending_email].some((known) => sameAddress(known, email))) return;
  await spendLink(outside, me.accountId, email);
};

const spendLink = async (outside: Outside, accountId: string, email: string) => {
  await outside.spend(linkBudgets(accountId, email));
  if (await outside.isTaken(email)) throw new AppError('identifierTaken');
};
