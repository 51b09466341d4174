import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type Promised = { vehicleId: string; from: Date; to: Date; except?: string };

/**
 * Refuses a time in which the vehicle is promised to somebody else, and says to which booking. The database's own
 * constraint refuses whoever comes in between; that one tries again and ends here.
 */
export const refuseOverlap = async (db: Db, { vehicleId, from, to, except }: Promised) => {
  const other = await db
    .selectFrom('bookings')
    .select(['booking_id', 'booking_number', 'date_from', 'date_to'])
    .where('vehicle_id', '=', vehicleId)
    .where('cancelled_at', 'is', null)
    .where('reviewed_at', 'is', null)
    .where(sql<boolean>`booking_id is distinct from ${except ?? null}::uuid`)
    .where(sql<boolean>`tstzrange(date_from, date_to) && tstzrange(${from}, ${to})`)
    .orderBy('date_from')
    .executeTakeFirst();
  if (!other) return;

  throw new AppError('bookingOverlap', {
    bookingId: other.booking_id,
    bookingNumber: other.booking_number,
    dateFrom: other.date_from.toISOString(),
    dateTo: other.date_to.toISOString(),
  });
};
