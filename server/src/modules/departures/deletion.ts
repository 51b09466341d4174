import { type askDeletion, type cancelDeletion, deletionDays } from '@llave/contract/departures';
import { AppError } from '@llave/contract/errors';
import { languageOf } from '@llave/contract/fields';
import { demoAccountId } from '../../config.ts';
import { party } from '../../http/audit.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import type { LeavingMail } from '../../mail/kinds.ts';
import { readAccount } from '../accounts/queries.ts';

const day = 24 * 3_600_000;

/** The company goes in a month; asking again does not put it off. */
export const ask: Act<typeof askDeletion> = async (scope, { body }) => {
  const { db, accountId, me, now } = scope;
  if (accountId === demoAccountId) throw new AppError('forbidden');
  const account = await lockAccount(scope);
  if (plain(account.company_name) !== plain(body.companyName))
    throw new AppError('invalid', [{ path: 'companyName', code: 'companyNameOther' }]);
  if (account.deletion_due_at) return readAccount(scope);

  const due = new Date(now().getTime() + deletionDays * day);
  await db.updateTable('accounts').set({ deletion_due_at: due }).execute();
  const companyName = account.company_name;
  const deletionDate = due.toISOString();
  note(scope, companyName, null, deletionDate);
  await notifyAdmins(scope, (name) => ({
    kind: 'deletionAsked',
    companyName,
    name,
    by: party(me).name,
    date: deletionDate,
  }));
  return readAccount(scope);
};

export const cancel: Act<typeof cancelDeletion> = async (scope) => {
  const { db, me } = scope;
  const account = await lockAccount(scope);
  note(scope, account.company_name, account.deletion_due_at?.toISOString() ?? null, null);
  if (!account.deletion_due_at) return readAccount(scope);

  await db.updateTable('accounts').set({ deletion_due_at: null }).execute();
  const companyName = account.company_name;
  await notifyAdmins(scope, (name) => ({ kind: 'deletionCancelled', companyName, name, by: party(me).name }));
  return readAccount(scope);
};

const lockAccount = async ({ db }: MemberScope) => {
  const account = await db
    .selectFrom('accounts')
    .select(['company_name', 'deletion_due_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError('notFound');
  return account;
};

/** Typed by hand: how it is spaced and capitalised does not matter. */
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const note = ({ note, accountId }: MemberScope, name: string, before: string | null, after: string | null) =>
  note({ subject: { id: accountId, name }, before: { deletionDate: before }, after: { deletionDate: after } });

const notifyAdmins = async ({ db, mail }: MemberScope, letter: (name: string) => LeavingMail) => {
  const admins = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { name, email, language } of admins) if (email) await mail(letter(name), email, languageOf(language));
};
