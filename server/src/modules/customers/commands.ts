import { randomUUID } from 'node:crypto';
import type { checkIn, completeReturn, confirmPickup, signReturn } from '@llave/contract/customers';
import { AppError } from '@llave/contract/errors';
import type { Language } from '@llave/contract/fields';
import type { Updateable } from 'kysely';
import { drawSignature } from '../../adapters/signature.ts';
import type { BookingsTable } from '../../db/tables/rental.ts';
import type { Act, Before } from '../../http/route.ts';
import type { CustomerScope } from '../../http/scope.ts';
import { type BookingFacts, lockBooking, requireStatus } from '../bookings/facts.ts';
import type { PaperKind } from '../bookings/paper.ts';
import { freezePaper } from '../bookings/signing.ts';
import { keepLocker, takeKeyOut } from '../lockers/keys.ts';
import { notifyReaders } from '../notices/notify.ts';
import { lockVehicle } from '../vehicles/commands.ts';
import { listArrived } from './arrived.ts';
import { readCustomerBooking, refuseOutOfTime } from './queries.ts';

/** The drawing as it is kept; refuses an empty one. */
export const readSignature: Before<typeof checkIn | typeof signReturn, Buffer> = async (
  outside,
  { body },
  { proof },
) => {
  await outside.spend([{ of: `signature:${proof?.id}`, burst: 20, everySeconds: 60 }]);
  return drawSignature(body.signature, outside.address);
};

/** A second signature changes nothing: the first one counts. */
export const signIn: Act<typeof checkIn, Buffer> = async (scope, { body }, signature) => {
  const booking = await lockVisited(scope);
  requireStatus(booking, 'Reservado');
  if (!booking.signed_at) {
    await refuseOutOfTime(scope, booking);
    const at = await sign(scope, booking, 'pickUp', { ...body, signature });
    await set(scope, booking, { signed_at: at, signature, ...spoken(body) });
  }
  return shown(scope, booking);
};

/** The key is in the customer's hand: the locker is free and the paper is drawn. */
export const pickUp: Act<typeof confirmPickup> = async (scope) => {
  const booking = await lockVisited(scope);
  if (booking.picked_up_at && !booking.returned_at) return shown(scope, booking);
  requireStatus(booking, 'Reservado');
  if (!booking.signed_at) throw new AppError('signatureMissing');
  await refuseOutOfTime(scope, booking);
  await refuseOut(scope, booking);

  await takeKeyOut(scope, booking.booking_id);
  await set(scope, booking, { picked_up_at: scope.now() });
  await drawLater(scope, booking, 'checkIn');
  return shown(scope, booking);
};

/** Keeps a free locker for the key, if there is one. */
export const signOut: Act<typeof signReturn, Buffer> = async (scope, { body }, signature) => {
  const booking = await lockVisited(scope);
  requireStatus(booking, 'En curso');
  if (!booking.cockpit || !booking.inspection) throw new AppError('filesMissing');
  if (!booking.return_signed_at) {
    await keepLocker(scope, booking.booking_id);
    const at = await sign(scope, booking, 'return', { ...body, signature });
    await set(scope, booking, { return_signed_at: at, return_signature: signature, ...spoken(body) });
  }
  return shown(scope, booking);
};

/** The key is dropped. Nothing counts as returned until photo and video are really here. */
export const complete: Act<typeof completeReturn> = async (scope) => {
  const booking = await lockVisited(scope);
  if (booking.returned_at && !booking.reviewed_at) return shown(scope, booking);
  requireStatus(booking, 'En curso');
  if (!booking.return_signed_at) throw new AppError('signatureMissing');
  const arrived = await listArrived(scope, booking);
  const missing = [booking.cockpit, booking.inspection].filter((fileName) => !arrived.includes(fileName ?? ''));
  if (missing.length > 0) throw new AppError('filesMissing', { missing });

  await set(scope, booking, { returned_at: scope.now() });
  await drawLater(scope, booking, 'return');
  await notifyReaders(scope, { kind: 'carReturned', bookingId: booking.booking_id });
  return shown(scope, booking);
};

type Signature = { signature: Buffer; language?: Language | undefined; digest?: string | undefined };

/** What is signed is frozen in the same act, in the language it was read in. */
const sign = async (
  { db, now }: CustomerScope,
  booking: BookingFacts,
  kind: PaperKind,
  { signature, language = booking.customer_language, digest }: Signature,
) => {
  const at = now();
  await freezePaper(db, booking, { kind, signature, at, language, digest });
  return at;
};

/** The paper's name is chosen here and nowhere to be guessed. */
const drawLater = ({ later, accountId }: CustomerScope, { booking_id }: BookingFacts, paper: 'checkIn' | 'return') =>
  later('document', { accountId, bookingId: booking_id, paper, fileName: `${randomUUID()}.pdf` });

/** Who says in which language they sign reads everything in it from then on. */
const spoken = ({ language }: { language?: Language | undefined }) => language && { customer_language: language };

const lockVisited = ({ db, proof }: CustomerScope) => lockBooking(db, proof.bookingId);

/** Nobody takes the key of a vehicle that somebody else still has. */
const refuseOut = async (scope: CustomerScope, { booking_id, vehicle_id }: BookingFacts) => {
  await lockVehicle(scope, vehicle_id);
  const out = await scope.db
    .selectFrom('bookings')
    .select('booking_id')
    .where('vehicle_id', '=', vehicle_id)
    .where('booking_id', '!=', booking_id)
    .where('picked_up_at', 'is not', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (out) throw new AppError('vehicleOut');
};

const set = ({ db }: CustomerScope, { booking_id }: BookingFacts, facts: Updateable<BookingsTable>) =>
  db.updateTable('bookings').set(facts).where('booking_id', '=', booking_id).execute();

const shown = async (scope: CustomerScope, { booking_id }: BookingFacts) =>
  (await readCustomerBooking(scope, booking_id)).booking;
