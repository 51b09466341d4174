import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { lockBooking, requireStatus } from '../bookings/facts.ts';
import { endHolds, endOfHold, neededToday } from './holds.ts';

type Inside = Pick<VisitorScope, 'db' | 'now'>;

/** Out of the locker the key was in and into this one, or nowhere: until the customer has it. */
export const setBookingKey = async (scope: Inside, bookingId: string, lockerId: string | null) => {
  requireStatus(await lockBooking(scope.db, bookingId), 'Reservado');

  await takeKeyOut(scope, bookingId);
  if (!lockerId) return;
  await endHolds(scope);
  await putKey(scope, lockerId, bookingId);
};

/** Puts a booking's key in a locker if it is free: of many at once one wins, and the others learn what is in it. */
const putKey = async ({ db }: Pick<Inside, 'db'>, lockerId: string, bookingId: string) => {
  const taken = await db
    .updateTable('lockers')
    .set({ booking_id: bookingId })
    .where('locker_id', '=', lockerId)
    .where('use_type', '=', 'Renting')
    .where('check_in_id', 'is', null)
    .where((eb) => eb.or([eb('booking_id', 'is', null), eb('booking_id', '=', bookingId)]))
    .returning('locker_id')
    .executeTakeFirst();
  if (taken) return touchBooking(db, bookingId);

  const locker = await db
    .selectFrom('lockers')
    .select(['booking_id', 'check_in_id', 'use_type'])
    .where('locker_id', '=', lockerId)
    .executeTakeFirst();
  if (!locker) throw new AppError('notFound');
  const useId = locker.booking_id ?? locker.check_in_id;
  throw useId ? new AppError('lockerInUse', { useId }) : new AppError('lockerUnfit');
};

/** Keeps the first free Keys locker for the key of a returned vehicle; none when all are taken. */
export const keepLocker = (scope: Inside, bookingId: string) => keepFree(scope, { booking_id: bookingId });

/**
 * Keeps the first free Keys locker for the key of a vehicle left at the workshop, until its visitor should have dropped it, and
 * answers its number; none when today's bookings need those that are left.
 */
export const keepCheckInLocker = async (scope: Inside, checkInId: string) =>
  keepFree(
    scope,
    { check_in_id: checkInId, held_until: await endOfHold(scope) },
    await neededToday(scope.db, scope.now()),
  );

type Use = { booking_id: string } | { check_in_id: string; held_until: Date };

const keepFree = async (scope: Inside, use: Use, leaving = 0) => {
  const { db } = scope;
  await endHolds(scope);
  const [free] = (
    await db
      .selectFrom('lockers')
      .select(['locker_id', 'identifier_value'])
      .where('use_type', '=', 'Renting')
      .where('booking_id', 'is', null)
      .where('check_in_id', 'is', null)
      .orderBy(({ fn }) => fn('length', ['identifier_value']))
      .orderBy(sql`sort_key(identifier_value) collate "C"`)
      .limit(leaving + 1)
      .forUpdate()
      .skipLocked()
      .execute()
  ).slice(0, -leaving || undefined);
  if (free) await db.updateTable('lockers').set(use).where('locker_id', '=', free.locker_id).execute();
  return free?.identifier_value;
};

/** Takes the booking's key out of whatever locker it is in. */
export const takeKeyOut = async ({ db }: Pick<Inside, 'db'>, bookingId: string) => {
  const left = await db
    .updateTable('lockers')
    .set({ booking_id: null })
    .where('booking_id', '=', bookingId)
    .returning('locker_id')
    .executeTakeFirst();
  if (left) await touchBooking(db, bookingId);
};

/** What belongs to a booking has changed: the booking counts it and its screens hear of it. */
const touchBooking = async (db: Db, bookingId: string) => {
  await db
    .updateTable('bookings')
    .set(({ ref }) => ({ booking_number: ref('booking_number') }))
    .where('booking_id', '=', bookingId)
    .execute();
};

/** Takes the check-in's key out of whatever locker it is in, and says so to the screens that show the check-in. */
export const takeCheckInKeyOut = async ({ db }: Pick<Inside, 'db'>, checkInId: string) => {
  const left = await db
    .updateTable('lockers')
    .set({ check_in_id: null, held_until: null })
    .where('check_in_id', '=', checkInId)
    .returning('locker_id')
    .executeTakeFirst();
  if (left) await db.updateTable('check_ins').set({ locker_code: null }).where('check_in_id', '=', checkInId).execute();
};
