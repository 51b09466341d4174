import { AppError } from '@llave/contract/errors';
import { madridDay } from '@llave/contract/madrid';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';

type Inside = Pick<VisitorScope, 'db' | 'now'>;

/** Whether a locker that is held for a check-in is still: read so wherever lockers are shown. */
export const isHeld = (heldUntil: Date | null, now: Date) => heldUntil === null || heldUntil > now;

/** Frees the lockers in which no key was dropped in time: before anybody looks for a free one. */
export const endHolds = async ({ db, now }: Inside) => {
  const over = await db
    .selectFrom('lockers')
    .select(['locker_id', 'check_in_id'])
    .where('held_until', '<=', now())
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { locker_id, check_in_id } of over) {
    await db
      .updateTable('lockers')
      .set({ check_in_id: null, held_until: null })
      .where('locker_id', '=', locker_id)
      .execute();
    await db.updateTable('check_ins').set({ locker_code: null }).where('check_in_id', '=', check_in_id).execute();
  }
};

/** When a hold that begins now ends by itself. */
export const endOfHold = async ({ db, now }: Inside) => {
  const { key_drop_minutes } = await db.selectFrom('accounts').select('key_drop_minutes').executeTakeFirstOrThrow();
  return new Date(now().getTime() + key_drop_minutes * 60_000);
};

/** How many lockers today's bookings still need: for keys to be picked up, and for those that come back. */
export const neededToday = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.cancelled_at is null and b.reviewed_at is null and b.returned_at is null
      and (case when b.picked_up_at is null then b.date_from else b.date_to end) at time zone 'Europe/Madrid'
        < ${madridDay(now)}::date + 1
      and (b.picked_up_at is not null or b.date_to > ${now})
      and not exists (select from lockers l where l.account_id = b.account_id and l.booking_id = b.booking_id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/**
 * The key is in the locker: it stays there until somebody of the company takes it out. Saying so again changes nothing, and
 * answers false.
 */
export const confirmKey = async (scope: Inside, checkInId: string): Promise<boolean> => {
  const kept = await scope.db
    .selectFrom('lockers')
    .select(['locker_id', 'held_until'])
    .where('check_in_id', '=', checkInId)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', scope.now())]))
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw new AppError('gone');
  if (kept.held_until === null) return false;

  await scope.db.updateTable('lockers').set({ held_until: null }).where('locker_id', '=', kept.locker_id).execute();
  await scope.db
    .updateTable('check_ins')
    .set(({ ref }) => ({ receipt_number: ref('receipt_number') }))
    .where('check_in_id', '=', checkInId)
    .execute();
  return true;
};
