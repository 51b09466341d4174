import {
  type bookingForm,
  type cancelBooking,
  type changeBooking,
  type createBooking,
  isForward,
  type reviewBooking,
  type reviewForm,
  type sendBookingLink,
  type setBookingLocker,
  type takeBackBooking,
} from '@llave/contract/bookings';
import { AppError } from '@llave/contract/errors';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { BookingsTable } from '../../db/tables/rental.ts';
import { withChanges } from '../../http/changes.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { setBookingKey, takeKeyOut } from '../lockers/keys.ts';
import { lockVehicle } from '../vehicles/commands.ts';
import { type BookingFacts, lockBooking, requireStatus, statusOf } from './facts.ts';
import { mailCustomer } from './mails.ts';
import { refuseOverlap } from './overlap.ts';
import { readBooking } from './queries.ts';

export const create: Act<typeof createBooking, void> = async (scope, { body }) => {
  const row = rowOf(body);
  await lockVehicle(scope, row.vehicle_id);
  await refuseOverlap(scope.db, { vehicleId: row.vehicle_id, from: row.date_from, to: row.date_to });

  const booking = await scope.db.insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow();
  await mailCustomer(scope, booking, 'bookingConfirmed');
  return readBooking(scope, booking.booking_id);
};

/**
 * What is changed before the customer has the vehicle is signed again. While they have it, it can be kept longer, which the
 * return is then signed with; the rest stays as they signed it.
 */
export const change: Act<typeof changeBooking> = async (scope, { body }) => {
  const booking = await lockBooking(scope.db, body.id);
  const was = await readBooking(scope, body.id);
  refuseStale(body.version, was);
  requireStatus(booking, 'Reservado', 'En curso');
  const bookingInfo = withChanges(was.bookingInfo, body.bookingInfo);
  if (!isForward(bookingInfo)) throw new AppError('invalid', [{ path: 'bookingInfo.dateTo', code: 'datesReversed' }]);
  const row = rowOf({ customer: withChanges(was.customer, body.customer), bookingInfo });
  if (statusOf(booking) === 'En curso') {
    const fixed = booking.return_signed_at ? row : { ...row, date_to: booking.date_to };
    if (!isSame(booking, fixed)) throw new AppError('signed');
  }
  await lockVehicle(scope, row.vehicle_id);
  await refuseOverlap(scope.db, {
    vehicleId: row.vehicle_id,
    from: row.date_from,
    to: row.date_to,
    except: body.id,
  });

  const signs = isSame(booking, row) ? {} : { signed_at: null, signature: null };
  await scope.db
    .updateTable('bookings')
    .set({ ...row, ...(statusOf(booking) === 'Reservado' && signs) })
    .where('booking_id', '=', body.id)
    .execute();
  return readBooking(scope, body.id);
};

/** The booking is kept; its key leaves the locker. */
export const cancel: Act<typeof cancelBooking> = async (scope, { params }) => {
  const booking = await lockBooking(scope.db, params.id);
  if (booking.cancelled_at) return readBooking(scope, params.id);
  requireStatus(booking, 'Reservado');

  await takeKeyOut(scope, params.id);
  await scope.db
    .updateTable('bookings')
    .set({ cancelled_at: scope.now() })
    .where('booking_id', '=', params.id)
    .execute();
  await mailCustomer(scope, booking, 'bookingCancelled');
  return readBooking(scope, params.id);
};

export const setLocker: Act<typeof setBookingLocker> = async (scope, { params, body }) => {
  await setBookingKey(scope, params.bookingId, body.lockerId);
  const booking = await readBooking(scope, params.bookingId);
  scope.note({
    subject: { id: booking.id, name: booking.bookingInfo.bookingNumber },
    after: { locker: body.lockerId },
  });
  return booking;
};

export const sendLink: Act<typeof sendBookingLink, void> = async (scope, { params }) => {
  const booking = await lockBooking(scope.db, params.id);
  requireStatus(booking, 'Reservado', 'En curso');
  await mailCustomer(scope, booking, 'bookingLink');
  scope.note({ subject: { id: params.id, name: booking.booking_number } });
  return {};
};

export const review: Act<typeof reviewBooking> = async (scope, { params, body }) => {
  const booking = await lockBooking(scope.db, params.id);
  requireStatus(booking, 'Pendiente de revision');

  await finish(scope, booking, body, { reviewed_at: scope.now() });
  return readBooking(scope, params.id);
};

/** Where the customer cannot finish the return: nothing of theirs is asked for, and they learn who has the car. */
export const takeBack: Act<typeof takeBackBooking> = async (scope, { params, body }) => {
  const { me, now } = scope;
  const booking = await lockBooking(scope.db, params.id);
  requireStatus(booking, 'En curso');

  const at = now();
  await finish(scope, booking, body, { returned_at: at, returned_to: me.id, reviewed_at: at });
  const takenBack = { by: `${me.name} ${me.surname}`.trim(), at: at.toISOString(), kilometers: body.kilometers };
  await mailCustomer(scope, booking, 'bookingTakenBack', { takenBack });
  return readBooking(scope, params.id);
};

/** The vehicle has been looked at: its kilometres, which do not run backwards, its key and the end of the booking. */
const finish = async (
  scope: MemberScope,
  { booking_id, vehicle_id }: BookingFacts,
  { kilometers, note }: z.output<typeof reviewForm>,
  facts: Updateable<BookingsTable>,
) => {
  const { db, me } = scope;
  const { current_kilometers: before } = await lockVehicle(scope, vehicle_id);
  if (kilometers < before) throw new AppError('invalid', [{ path: 'kilometers', code: 'kilometersBack' }]);

  await takeKeyOut(scope, booking_id);
  await db
    .updateTable('bookings')
    .set({ ...facts, reviewed_by: me.id, review_kilometers: kilometers, review_note: note })
    .where('booking_id', '=', booking_id)
    .execute();
  await db
    .updateTable('vehicles')
    .set({ current_kilometers: kilometers })
    .where('vehicle_id', '=', vehicle_id)
    .execute();
};

/** Whether what a customer has signed still says the same. */
const isSame = (booking: BookingFacts, row: ReturnType<typeof rowOf>) =>
  booking.booking_number === row.booking_number &&
  booking.vehicle_id === row.vehicle_id &&
  booking.date_from.getTime() === row.date_from.getTime() &&
  booking.date_to.getTime() === row.date_to.getTime() &&
  booking.full_insurance === row.full_insurance &&
  booking.customer_name === row.customer_name &&
  booking.customer_surname === row.customer_surname;

const rowOf = ({ customer, bookingInfo }: z.output<typeof bookingForm>) => ({
  booking_number: bookingInfo.bookingNumber,
  vehicle_id: bookingInfo.vehicleId,
  date_from: new Date(bookingInfo.dateFrom),
  date_to: new Date(bookingInfo.dateTo),
  full_insurance: bookingInfo.hasFullInsuranceCoverage,
  customer_email: customer.email,
  customer_phone: customer.phone,
  customer_name: customer.name,
  customer_surname: customer.surname,
  ...(customer.language && { customer_language: customer.language }),
});
