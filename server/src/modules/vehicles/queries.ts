import { AppError } from '@llave/contract/errors';
import type { getVehicle, listVehicles, Vehicle } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { z } from 'zod';
import { pageOf, patternsOf, readCursor } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { findBooking } from '../bookings/facts.ts';

/** The booking that says most of the vehicle now: with a customer, then waiting to be looked at, then the next to come. */
const saying = (now: Date) => sql<{
  booking_id: string | null;
  state: Vehicle['state'] | null;
  state_date: Date | null;
}>`(
  select b.booking_id,
    case when b.returned_at is not null then 'review' when b.picked_up_at is not null then 'rented' else 'reserved' end as state,
    case when b.picked_up_at is not null then b.date_to else b.date_from end as state_date
  from bookings b
  where b.vehicle_id = v.vehicle_id and b.cancelled_at is null and b.reviewed_at is null
    and (b.picked_up_at is not null or b.date_to > ${now})
  order by (b.picked_up_at is not null and b.returned_at is null) desc, (b.returned_at is not null) desc, b.date_from
  limit 1)`;

const vehicles = ({ db, now }: MemberScope) =>
  db
    .selectFrom('vehicles as v')
    .leftJoinLateral(saying(now()).as('b'), (join) => join.onTrue())
    .selectAll('v')
    .select(['b.booking_id', 'b.state', 'b.state_date'])
    .where('v.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof vehicles>['execute']>>[number];

const place = z.tuple([z.string(), z.uuid()]);

export const list: Act<typeof listVehicles> = async (scope, { query }) => {
  if (query.bookingId) await findBooking(scope.db, query.bookingId);
  const after = readCursor(query.cursor, place);
  let found = vehicles(scope)
    .orderBy('v.sort_plate')
    .orderBy('v.vehicle_id')
    .limit(query.limit + 1);
  if (after) found = found.where(sql<boolean>`(v.sort_plate, v.vehicle_id) > (${after[0]}, ${after[1]}::uuid)`);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<boolean>`unaccent(concat_ws(' ', v.brand, v.model, v.number_plate, regexp_replace(v.number_plate, '[^[:alnum:]]', '', 'g'))) ilike unaccent(${pattern})`,
    );
  if (query.freeFrom && query.freeTo)
    found = found.where(
      sql<boolean>`not exists (select from bookings o where o.vehicle_id = v.vehicle_id
        and o.cancelled_at is null and o.reviewed_at is null and o.booking_id is distinct from ${query.bookingId ?? null}::uuid
        and tstzrange(o.date_from, o.date_to) && tstzrange(${query.freeFrom}::timestamptz, ${query.freeTo}::timestamptz))`,
    );
  const rows = await found.execute();
  return pageOf(
    rows,
    query.limit,
    (row) => [row.sort_plate, row.vehicle_id],
    (row) => vehicleOf(scope, row),
  );
};

export const read: Act<typeof getVehicle> = (scope, { params }) => readVehicle(scope, params.id);

export const readVehicle = async (scope: MemberScope, vehicleId: string): Promise<Vehicle> => {
  const row = await vehicles(scope).where('v.vehicle_id', '=', vehicleId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return vehicleOf(scope, row);
};

const vehicleOf = ({ accountId }: MemberScope, row: Row): Vehicle => ({
  id: row.vehicle_id,
  accountId,
  brand: row.brand,
  model: row.model,
  numberPlate: row.number_plate,
  currentKilometers: row.current_kilometers,
  state: row.state ?? 'free',
  stateDate: row.state_date?.toISOString() ?? null,
  bookingId: row.booking_id,
  version: row.version,
});
