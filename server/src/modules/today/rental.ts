import type { getRentalDay } from '@llave/contract/today';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';

/** More than a desk can look at; whoever has more uses the lists. */
const most = 100;

export const readRentalDay: Act<typeof getRentalDay> = async (scope) => ({
  expected: await expectedCars(scope),
  toReview: await returnedCars(scope),
  ...(await counts(scope)),
});

/** Midnight in Madrid, so many days from now. */
const midnight = ({ now }: MemberScope, days: number) =>
  sql<Date>`((${now()}::timestamptz at time zone 'Europe/Madrid')::date + ${days}::int)::timestamp at time zone 'Europe/Madrid'`;

/** Neither called off nor back. */
const openBookings = ({ db }: MemberScope) =>
  db.selectFrom('bookings as b').where('b.cancelled_at', 'is', null).where('b.returned_at', 'is', null);

const withCar = (scope: MemberScope) =>
  openBookings(scope)
    .innerJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .leftJoin('lockers as l', 'l.booking_id', 'b.booking_id');

/** When the customer is to come next: for the vehicle, or with it. */
const comes = sql<Date>`case when b.picked_up_at is null then b.date_from else b.date_to end`;

const expectedCars = async (scope: MemberScope) => {
  const rows = await withCar(scope)
    .select([
      'b.booking_id',
      'b.picked_up_at',
      'b.signed_at',
      'b.customer_name',
      'b.customer_surname',
      'b.customer_phone',
    ])
    .select(['v.vehicle_id', 'v.brand', 'v.model', 'v.number_plate', 'l.identifier_value'])
    .select(comes.as('at'))
    .select(({ selectFrom }) =>
      selectFrom('bookings as n')
        .whereRef('n.vehicle_id', '=', 'b.vehicle_id')
        .whereRef('n.date_from', '>=', 'b.date_to')
        .where('n.cancelled_at', 'is', null)
        .select(({ fn }) => fn.min('n.date_from').as('next'))
        .as('next_from'),
    )
    .where(comes, '<', midnight(scope, 1))
    .where(({ or, eb }) => or([eb('b.picked_up_at', 'is not', null), eb('b.date_to', '>', scope.now())]))
    .orderBy(sql`b.picked_up_at is not null and b.date_to < ${scope.now()}`, 'desc')
    .orderBy('at')
    .orderBy('b.booking_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.booking_id,
    kind: row.picked_up_at ? ('arrival' as const) : ('departure' as const),
    at: row.at.toISOString(),
    customer: { name: `${row.customer_name} ${row.customer_surname}`, phone: row.customer_phone },
    vehicle: { id: row.vehicle_id, brand: row.brand, model: row.model, numberPlate: row.number_plate },
    isSigned: row.signed_at !== null,
    locker: row.identifier_value,
    nextFrom: row.next_from?.toISOString() ?? null,
  }));
};

const returnedCars = async ({ db }: MemberScope) => {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .leftJoin('lockers as l', 'l.booking_id', 'b.booking_id')
    .where('b.returned_at', 'is not', null)
    .where('b.reviewed_at', 'is', null)
    .select(['b.booking_id', 'b.returned_at', 'b.customer_name', 'b.customer_surname', 'b.customer_phone'])
    .select(['v.vehicle_id', 'v.brand', 'v.model', 'v.number_plate', 'l.identifier_value'])
    .orderBy('b.returned_at')
    .orderBy('b.booking_id')
    .limit(most)
    .execute();
  return rows.flatMap((row) =>
    row.returned_at
      ? {
          id: row.booking_id,
          returnedDate: row.returned_at.toISOString(),
          customer: { name: `${row.customer_name} ${row.customer_surname}`, phone: row.customer_phone },
          vehicle: { id: row.vehicle_id, brand: row.brand, model: row.model, numberPlate: row.number_plate },
          locker: row.identifier_value,
        }
      : [],
  );
};

const counts = async (scope: MemberScope) => {
  const { tomorrow, out } = await openBookings(scope)
    .select(({ fn }) => [
      fn
        .countAll<string>()
        .filterWhere(comes, '>=', midnight(scope, 1))
        .filterWhere(comes, '<', midnight(scope, 2))
        .as('tomorrow'),
      fn.countAll<string>().filterWhere('b.picked_up_at', 'is not', null).as('out'),
    ])
    .executeTakeFirstOrThrow();
  return { tomorrow: Number(tomorrow), out: Number(out) };
};
