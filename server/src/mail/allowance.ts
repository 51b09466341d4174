import { mailsUnconfirmed } from '@llave/contract/addresses';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Mail, MailKind } from './kinds.ts';

/** What lets the first admin in, and confirms them: it has budgets of its own. */
export const always: MailKind[] = ['welcome', 'confirmEmail', 'resetPassword', 'signOnInstead'];

/** Counts a mail that was sent; those of a company in which nobody is confirmed were counted before they waited. */
export const countSent = (db: Db) =>
  sql`
  insert into mail_days (day, sent)
  select (now() at time zone 'Europe/Madrid')::date, 1
  where exists (select from users where email is not null and email_confirmed_at is not null)
  on conflict (account_id, day) do update set sent = mail_days.sent + 1`.execute(db);

/**
 * Whether a company may send this mail: anybody can sign up with anybody's address, so that few leave until somebody in
 * it has confirmed theirs, besides those that let the first admin in.
 */
export const mayLeave = async (db: Db, { kind }: Mail, to: string): Promise<boolean> => {
  const { rows } = await sql<{ sent: number }>`
    insert into mail_days (day, sent)
    select (now() at time zone 'Europe/Madrid')::date, 1 from accounts a
    where not exists (select from users where email is not null and email_confirmed_at is not null)
      and not (${always.includes(kind)} and lower(a.email) = ${to.toLowerCase()})
    on conflict (account_id, day) do update set sent = mail_days.sent + 1
    returning sent`.execute(db);
  return (rows[0]?.sent ?? 0) <= mailsUnconfirmed;
};
