import type { Db } from '../../db/database.ts';
import type { FactorTicketsTable } from '../../db/tables/factors.ts';
import { hashOf, newSecret } from '../../http/callers/secrets.ts';

const minutes = 5;

export type Purpose = FactorTicketsTable['purpose'];
type Person = { user_id: string; password_hash: string | null };
type Place = { db: Db; accountId: string; now: () => Date };

/** Takes down how far somebody got. It is over with its time, and with the password that was right then. */
export const mintTicket = async (
  { db, accountId, now }: Place,
  purpose: Purpose,
  person: Person,
  { challenge = '', byBadge = false } = {},
): Promise<string> => {
  const ticket = newSecret(accountId);
  await db
    .insertInto('factor_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      purpose,
      user_id: person.user_id,
      challenge,
      password_mark: markOf(person),
      by_badge: byBadge,
      expires_at: new Date(now().getTime() + minutes * 60_000),
    })
    .execute();
  return ticket;
};

/** The ticket while it is good. */
export const findTicket = (db: Db, purpose: Purpose, ticket: string, now: Date) =>
  db
    .selectFrom('factor_tickets')
    .select(columns)
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The same, which is then used up. */
export const useTicket = (db: Db, purpose: Purpose, ticket: string, now: Date) =>
  db
    .updateTable('factor_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();

const columns = ['user_id', 'challenge', 'password_mark', 'by_badge'] as const;

/** Whether the person's password is still the one from then. */
export const isStillOf = (ticket: { password_mark: Buffer }, person: Person) =>
  markOf(person).equals(ticket.password_mark);

const markOf = ({ password_hash }: Person) => hashOf(password_hash ?? '');
