import type { Db } from '../../db/database.ts';
import { hashOf, newSecret } from './secrets.ts';

const hours = 2;

/** The access code of one visit to a booking: only its hash is kept, for two hours. */
export const openVisit = async (db: Db, accountId: string, bookingId: string, now: Date): Promise<string> => {
  const code = newSecret(accountId);
  await db
    .insertInto('booking_visits')
    .values({
      code_hash: hashOf(code),
      booking_id: bookingId,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute();
  return code;
};

export const findVisit = async (db: Db, code: string, now: Date) => {
  const visit = await db
    .selectFrom('booking_visits')
    .select(['visit_id', 'booking_id'])
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return visit && { id: visit.visit_id, bookingId: visit.booking_id };
};
