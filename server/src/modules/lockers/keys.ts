import { AppError } from '@llave/contract/errors';
import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';

type Inside = Pick<VisitorScope, 'db'>;

/** Puts a booking's key in a locker if it is free: of many at once one wins, and the others learn what is in it. */
export const putKey = async ({ db }: Inside, lockerId: string, bookingId: string) => {
  const taken = await db
    .updateTable('lockers')
    .set({ booking_id: bookingId })
    .where('locker_id', '=', lockerId)
    .where('use_type', '=', 'Renting')
    .where((eb) => eb.or([eb('booking_id', 'is', null), eb('booking_id', '=', bookingId)]))
    .returning('locker_id')
    .executeTakeFirst();
  if (taken) return touchBooking(db, bookingId);

  const locker = await db
    .selectFrom('lockers')
    .select(['booking_id', 'use_type'])
    .where('locker_id', '=', lockerId)
    .executeTakeFirst();
  if (!locker) throw new AppError('notFound');
  throw locker.booking_id ? new AppError('lockerInUse', { useId: locker.booking_id }) : new AppError('lockerUnfit');
};

/** Keeps the first free Keys locker for a key that is to be dropped; none when all are taken. */
export const keepLocker = async ({ db }: Inside, bookingId: string) => {
  const free = await db
    .selectFrom('lockers')
    .select('locker_id')
    .where('use_type', '=', 'Renting')
    .where('booking_id', 'is', null)
    .orderBy('identifier_value')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (free)
    await db.updateTable('lockers').set({ booking_id: bookingId }).where('locker_id', '=', free.locker_id).execute();
};

/** Takes the booking's key out of whatever locker it is in. */
export const takeKeyOut = async ({ db }: Inside, bookingId: string) => {
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
