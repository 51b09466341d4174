import type {
  bookingForm,
  cancelBooking,
  changeBooking,
  createBooking,
  reviewBooking,
  sendBookingLink,
  setBookingLocker,
} from '@llave/contract/bookings';
import { AppError } from '@llave/contract/errors';
import type { z } from 'zod';
import type { Act } from '../../http/route.ts';
import { refuseStale } from '../../http/versions.ts';
import { putKey, takeKeyOut } from '../lockers/keys.ts';
import { lockVehicle } from '../vehicles/commands.ts';
import { type BookingFacts, lockBooking, requireStatus, statusOf } from './facts.ts';
import { mailCustomer } from './mails.ts';
import { refuseOverlap } from './overlap.ts';
import { readBooking } from './queries.ts';

export const create: Act<typeof createBooking> = async (scope, { body }) => {
  const row = rowOf(body);
  await lockVehicle(scope, row.vehicle_id);
  await refuseOverlap(scope.db, { vehicleId: row.vehicle_id, from: row.date_from, to: row.date_to });

  const booking = await scope.db.insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow();
  await mailCustomer(scope, booking, 'bookingConfirmed');
  return readBooking(scope, booking.booking_id);
};

/** While the customer has the vehicle it can be kept longer, not become another or have begun at another time. */
export const change: Act<typeof changeBooking> = async (scope, { body }) => {
  const booking = await lockBooking(scope.db, body.id);
  refuseStale(body.version, await readBooking(scope, body.id));
  requireStatus(booking, 'Reservado', 'En curso');
  const row = rowOf(body);
  if (statusOf(booking) === 'En curso') {
    const moved = row.vehicle_id !== booking.vehicle_id || row.date_from.getTime() !== booking.date_from.getTime();
    if (moved) throw new AppError('bookingStatus', { status: 'En curso' });
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
  const booking = await lockBooking(scope.db, params.bookingId);
  requireStatus(booking, 'Reservado');

  await takeKeyOut(scope, params.bookingId);
  if (body.lockerId) await putKey(scope, body.lockerId, params.bookingId);
  return readBooking(scope, params.bookingId);
};

export const sendLink: Act<typeof sendBookingLink> = async (scope, { params }) => {
  const booking = await lockBooking(scope.db, params.id);
  requireStatus(booking, 'Reservado', 'En curso');
  await mailCustomer(scope, booking, 'bookingLink');
  return {};
};

export const review: Act<typeof reviewBooking> = async (scope, { params, body }) => {
  const { db, me, now } = scope;
  const booking = await lockBooking(db, params.id);
  requireStatus(booking, 'Pendiente de revision');
  const { current_kilometers: before } = await lockVehicle(scope, booking.vehicle_id);
  if (body.kilometers < before) throw new AppError('invalid', [{ path: 'kilometers', code: 'kilometersBack' }]);

  await takeKeyOut(scope, params.id);
  await db
    .updateTable('bookings')
    .set({ reviewed_at: now(), reviewed_by: me.id, review_kilometers: body.kilometers, review_note: body.note })
    .where('booking_id', '=', params.id)
    .execute();
  await db
    .updateTable('vehicles')
    .set({ current_kilometers: body.kilometers })
    .where('vehicle_id', '=', booking.vehicle_id)
    .execute();
  return readBooking(scope, params.id);
};

/** Whether what a customer has signed still says the same. */
const isSame = (booking: BookingFacts, row: ReturnType<typeof rowOf>) =>
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
});
