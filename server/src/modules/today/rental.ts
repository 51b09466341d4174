import { sql } from 'kysely';
import { counted, fewOf } from '../../http/few.ts';
import type { MemberScope } from '../../http/scope.ts';

/** More than a desk can look at; whoever has more uses the lists. */
const [mostExpected, mostReturned] = [100, 6];

export const rentalDay = async (scope: MemberScope) => ({
  expected: await expectedCars(scope),
  toReview: await returnedCars(scope),
  tomorrow: await expectedTomorrow(scope),
});

/** Midnight in Madrid, so many days from now. */
const midnight = ({ now }: MemberScope, days: number) =>
  sql<Date>`madrid_midnight(madrid_day(${now()}) + ${days}::int)`;

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
    .select([comes.as('at'), counted])
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
    .limit(mostExpected)
    .execute();
  return fewOf(rows, (row) => ({
    id: row.booking_id,
    kind: row.picked_up_at ? ('arrival' as const) : ('departure' as const),
    at: row.at.toISOString(),
    customer: customerOf(row),
    vehicle: vehicleOf(row),
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
    .select(['b.booking_id', 'b.customer_name', 'b.customer_surname', 'b.customer_phone'])
    .select(['v.vehicle_id', 'v.brand', 'v.model', 'v.number_plate', 'l.identifier_value'])
    .select(({ ref }) => [ref('b.returned_at').$notNull().as('returned_at'), counted])
    .orderBy('b.returned_at')
    .orderBy('b.booking_id')
    .limit(mostReturned)
    .execute();
  return fewOf(rows, (row) => ({
    id: row.booking_id,
    returnedDate: row.returned_at.toISOString(),
    customer: customerOf(row),
    vehicle: vehicleOf(row),
    locker: row.identifier_value,
  }));
};

type Customer = { customer_name: string; customer_surname: string; customer_phone: string };
const customerOf = ({ customer_name, customer_surname, customer_phone }: Customer) => ({
  name: `${customer_name} ${customer_surname}`,
  phone: customer_phone,
});

type Vehicle = { vehicle_id: string; brand: string; model: string; number_plate: string };
const vehicleOf = ({ vehicle_id, brand, model, number_plate }: Vehicle) => ({
  id: vehicle_id,
  brand,
  model,
  numberPlate: number_plate,
});

const expectedTomorrow = async (scope: MemberScope) => {
  const { count } = await openBookings(scope)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(comes, '>=', midnight(scope, 1))
    .where(comes, '<', midnight(scope, 2))
    .executeTakeFirstOrThrow();
  return Number(count);
};
