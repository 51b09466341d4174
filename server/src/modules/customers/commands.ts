import type { checkIn, completeReturn, confirmPickup, signReturn } from '@llave/contract/customers';
import { AppError } from '@llave/contract/errors';
import type { Updateable } from 'kysely';
import { drawSignature } from '../../adapters/signature.ts';
import type { BookingsTable } from '../../db/tables/rental.ts';
import type { Act, Before } from '../../http/route.ts';
import type { GuestScope } from '../../http/scope.ts';
import { type BookingFacts, lockBooking, requireStatus } from '../bookings/facts.ts';
import { keepLocker, takeKeyOut } from '../lockers/keys.ts';
import { listArrived } from './arrived.ts';
import { opensAt, readCustomerBooking, visited } from './queries.ts';

/** The drawing as it is kept; refuses an empty one. */
export const readSignature: Before<typeof checkIn | typeof signReturn, Buffer> = (_, { body }) =>
  drawSignature(body.signature);

/** A second signature changes nothing: the first one counts. */
export const signIn: Act<typeof checkIn, Buffer> = async (scope, { params }, signature) => {
  const booking = await lockVisited(scope, params.id);
  requireStatus(booking, 'Reservado');
  if (!booking.signed_at) {
    refuseOutOfTime(scope, booking);
    await set(scope, booking, { signed_at: scope.now(), signature });
  }
  return shown(scope, booking);
};

/** The key is in the customer's hand: the locker is free and the paper is drawn. */
export const pickUp: Act<typeof confirmPickup> = async (scope, { params }) => {
  const booking = await lockVisited(scope, params.id);
  if (booking.picked_up_at && !booking.returned_at) return shown(scope, booking);
  requireStatus(booking, 'Reservado');
  if (!booking.signed_at) throw new AppError('signatureMissing');

  await takeKeyOut(scope, booking.booking_id);
  await set(scope, booking, { picked_up_at: scope.now() });
  await scope.later('document', { accountId: scope.accountId, bookingId: booking.booking_id, paper: 'checkIn' });
  return shown(scope, booking);
};

/** Keeps a free locker for the key, if there is one. */
export const signOut: Act<typeof signReturn, Buffer> = async (scope, { params }, signature) => {
  const booking = await lockVisited(scope, params.id);
  requireStatus(booking, 'En curso');
  if (!booking.cockpit || !booking.inspection) throw new AppError('filesMissing');
  if (!booking.return_signed_at) {
    await keepLocker(scope, booking.booking_id);
    await set(scope, booking, { return_signed_at: scope.now(), return_signature: signature });
  }
  return shown(scope, booking);
};

/** The key is dropped. Nothing counts as returned until photo and video are really here. */
export const complete: Act<typeof completeReturn> = async (scope, { params }) => {
  const booking = await lockVisited(scope, params.id);
  if (booking.returned_at && !booking.reviewed_at) return shown(scope, booking);
  requireStatus(booking, 'En curso');
  if (!booking.return_signed_at) throw new AppError('signatureMissing');
  const arrived = await listArrived(scope, booking);
  const missing = [booking.cockpit, booking.inspection].filter((fileName) => !arrived.includes(fileName ?? ''));
  if (missing.length > 0) throw new AppError('filesMissing', { missing });

  await set(scope, booking, { returned_at: scope.now() });
  await scope.later('document', { accountId: scope.accountId, bookingId: booking.booking_id, paper: 'return' });
  return shown(scope, booking);
};

const lockVisited = (scope: GuestScope, bookingId: string) => lockBooking(scope.db, visited(scope, bookingId));

const refuseOutOfTime = ({ now }: GuestScope, booking: BookingFacts) => {
  if (now() < opensAt(booking)) throw new AppError('bookingTooEarly', { opensDate: opensAt(booking).toISOString() });
  if (now() >= booking.date_to) throw new AppError('bookingOver');
};

const set = ({ db }: GuestScope, { booking_id }: BookingFacts, facts: Updateable<BookingsTable>) =>
  db.updateTable('bookings').set(facts).where('booking_id', '=', booking_id).execute();

const shown = async (scope: GuestScope, { booking_id }: BookingFacts) =>
  (await readCustomerBooking(scope, booking_id)).booking;
