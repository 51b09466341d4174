import type { CustomerBooking, getUsedLocker, readPaper, readVisit } from '@llave/contract/customers';
import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { type BookingFacts, bookingInfoOf, findBooking, statusOf } from '../bookings/facts.ts';
import { readToSign } from '../bookings/signing.ts';
import { listArrived } from './arrived.ts';

export const read: Act<typeof readVisit> = (scope) => readCustomerBooking(scope, scope.proof.bookingId);

/** What the customer signs next; where nothing is left to sign, says how far the booking is. */
export const readNextPaper: Act<typeof readPaper> = async ({ db, proof }, { query }) => {
  const booking = await findBooking(db, proof.bookingId);
  const status = statusOf(booking);
  if (status !== 'Reservado' && status !== 'En curso') throw new AppError('bookingStatus', { status });
  const language = query.language ?? booking.customer_language;
  return readToSign(db, booking, status === 'Reservado' ? 'pickUp' : 'return', language);
};

export const readCustomerBooking = async (scope: Pick<VisitorScope, 'db'>, bookingId: string) => {
  const row = await scope.db
    .selectFrom('bookings as b')
    .innerJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .selectAll('b')
    .select(['v.brand', 'v.model', 'v.number_plate', opensAt.as('opens_at')])
    .where('b.booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return {
    booking: customerBookingOf(row, await listArrived(scope, row)),
    vehicle: { brand: row.brand, model: row.model, numberPlate: row.number_plate },
  };
};

/** From when on the customer may sign and take the key, as the company has it. */
const opensAt = sql<Date>`b.date_from - (select check_in_hours from accounts) * interval '1 hour'`;

export const refuseOutOfTime = async ({ db, now }: Pick<VisitorScope, 'db' | 'now'>, booking: BookingFacts) => {
  const { opens_at } = await db
    .selectFrom('bookings as b')
    .select(opensAt.as('opens_at'))
    .where('b.booking_id', '=', booking.booking_id)
    .executeTakeFirstOrThrow();
  if (now() < opens_at) throw new AppError('bookingTooEarly', { opensDate: opens_at.toISOString() });
  if (now() >= booking.date_to) throw new AppError('bookingOver');
};

const customerBookingOf = (row: BookingFacts & { opens_at: Date }, arrived: string[]): CustomerBooking => ({
  id: row.booking_id,
  status: statusOf(row),
  customer: { name: row.customer_name, surname: row.customer_surname },
  bookingInfo: bookingInfoOf(row),
  opensDate: row.opens_at.toISOString(),
  isSigned: row.signed_at !== null,
  isReturnSigned: row.return_signed_at !== null,
  returnInfo:
    row.cockpit && row.inspection
      ? {
          cockpit: row.cockpit,
          inspection: row.inspection,
          cockpitIsHere: arrived.includes(row.cockpit),
          inspectionIsHere: arrived.includes(row.inspection),
        }
      : null,
});

/** Before the signature nobody learns where the key is. */
export const readLocker: Act<typeof getUsedLocker> = async (scope) => {
  const bookingId = scope.proof.bookingId;
  const row = await scope.db
    .selectFrom('bookings as b')
    .leftJoin('lockers as l', 'l.booking_id', 'b.booking_id')
    .selectAll('b')
    .select(['l.locker_id', 'l.identifier_value', 'l.locker_size'])
    .where('b.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const status = statusOf(row);
  const shown = status === 'Reservado' ? row.signed_at : status === 'En curso' && row.return_signed_at;
  if (!shown) throw new AppError('bookingStatus', { status });
  if (status === 'Reservado') await refuseOutOfTime(scope, row);
  if (!row.locker_id) throw new AppError('notFound');
  return {
    id: row.locker_id,
    identifierValue: row.identifier_value ?? '',
    lockerSize: row.locker_size ?? 1,
    status: 'InUse',
    useType: 'Renting',
    useId: bookingId,
  };
};
