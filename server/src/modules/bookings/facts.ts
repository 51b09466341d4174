import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { AppError } from '@llave/contract/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BookingsTable } from '../../db/tables/rental.ts';

export type BookingFacts = Selectable<BookingsTable>;

/** How far a booking has come. */
export const statusOf = (booking: BookingFacts): BookingStatus => {
  if (booking.cancelled_at) return 'Cancelado';
  if (booking.reviewed_at) return 'Finalizado';
  if (booking.returned_at) return 'Pendiente de revision';
  return booking.picked_up_at ? 'En curso' : 'Reservado';
};

/** What desk and customer are both told of it. */
export const bookingInfoOf = (booking: BookingFacts): Booking['bookingInfo'] => ({
  bookingNumber: booking.booking_number,
  dateFrom: booking.date_from.toISOString(),
  dateTo: booking.date_to.toISOString(),
  hasFullInsuranceCoverage: booking.full_insurance,
  vehicleId: booking.vehicle_id,
});

/** The booking's facts; refuses one that is not there. */
export const findBooking = async (db: Db, bookingId: string): Promise<BookingFacts> => {
  const booking = await db.selectFrom('bookings').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
  if (!booking) throw new AppError('notFound');
  return booking;
};

/** The booking's facts, held until the act has committed. */
export const lockBooking = async (db: Db, bookingId: string): Promise<BookingFacts> => {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (!booking) throw new AppError('notFound');
  return booking;
};

/** Refuses what only makes sense in another status, and says in which one the booking is. */
export const requireStatus = (booking: BookingFacts, ...wanted: BookingStatus[]) => {
  const status = statusOf(booking);
  if (!wanted.includes(status)) throw new AppError('bookingStatus', { status });
};
