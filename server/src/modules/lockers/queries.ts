import { allows } from '@llave/contract/access';
import { getBooking } from '@llave/contract/bookings';
import { getCheckIn } from '@llave/contract/check-ins';
import { AppError } from '@llave/contract/errors';
import type { Locker, listLockers } from '@llave/contract/lockers';
import { getTool } from '@llave/contract/tools';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { mayTouch } from '../tools/visibility.ts';
import { isHeld } from './holds.ts';

/** What is in a locker is shown to whom it is open; that something is, to everybody who sees the locker. */
const lockers = (scope: MemberScope) =>
  scope.db
    .selectFrom('lockers as l')
    .leftJoin('tools as t', (join) =>
      join
        .onRef('t.tool_id', '=', 'l.tool_id')
        .on(mayTouch(scope))
        .on(sql<boolean>`${allows(getTool.access, scope.me)}::boolean`),
    )
    .leftJoin('users as holder', 'holder.user_id', 't.holder_id')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.booking_id', '=', 'l.booking_id').on(sql<boolean>`${allows(getBooking.access, scope.me)}::boolean`),
    )
    .leftJoin('vehicles as v', 'v.vehicle_id', 'b.vehicle_id')
    .leftJoin('check_ins as c', (join) =>
      join
        .onRef('c.check_in_id', '=', 'l.check_in_id')
        .on(sql<boolean>`(l.held_until is null or l.held_until > ${scope.now()})`)
        .on(sql<boolean>`${allows(getCheckIn.access, scope.me)}::boolean`),
    )
    .selectAll('l')
    .select(['t.tool_id as shown_tool', 't.name as tool_name', 'b.booking_id as shown_booking', 'b.booking_number'])
    .select(sql<string | null>`coalesce(t.loan_name, ${joined('holder.name', 'holder.surname')})`.as('held_by'))
    .select(['v.number_plate as booked_plate', 'b.date_from', 'b.date_to', 'b.picked_up_at'])
    .select(joined('b.customer_name', 'b.customer_surname').as('booked_by'))
    .select(['c.check_in_id as shown_check_in', 'c.receipt_number', 'c.number_plate', 'c.created_at as came_at'])
    .select(sql<string>`coalesce(${joined('c.name', 'c.surname')}, c.crane_operator_company, '')`.as('brought_by'));

/** The words of two columns as one; null where there are none. */
const joined = (first: string, second: string) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${sql.ref(first)}, ${sql.ref(second)})), '')`;

type Row = Awaited<ReturnType<ReturnType<typeof lockers>['execute']>>[number];

/** Numbers in names sort as numbers: locker 2 stands before locker 10. */
export const list: Act<typeof listLockers> = async (scope, { query }) => {
  let found = lockers(scope)
    .orderBy(sql`length(l.identifier_value)`)
    .orderBy(sql`sort_key(l.identifier_value) collate "C"`)
    .limit(query.limit);
  if (query.useType) found = found.where('l.use_type', '=', query.useType);
  return { items: (await found.execute()).map((row) => lockerOf(scope, row)) };
};

export const readLocker = async (scope: MemberScope, lockerId: string): Promise<Locker> => {
  const row = await lockers(scope).where('l.locker_id', '=', lockerId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return lockerOf(scope, row);
};

const lockerOf = ({ accountId, now }: MemberScope, row: Row): Locker => ({
  id: row.locker_id,
  accountId,
  identifierValue: row.identifier_value,
  identifier: row.identifier,
  lockerSize: row.locker_size,
  useType: row.use_type,
  status: row.tool_id || row.booking_id || (row.check_in_id && isHeld(row.held_until, now())) ? 'InUse' : 'Available',
  useId: row.shown_tool ?? row.shown_booking ?? row.shown_check_in,
  tool:
    row.shown_tool && row.tool_name !== null ? { id: row.shown_tool, name: row.tool_name, heldBy: row.held_by } : null,
  booking:
    row.shown_booking && row.booking_number !== null
      ? { id: row.shown_booking, bookingNumber: row.booking_number, ...bookedKey(row) }
      : null,
  checkIn:
    row.shown_check_in && row.receipt_number !== null
      ? {
          id: row.shown_check_in,
          receiptNumber: row.receipt_number,
          numberPlate: row.number_plate ?? '',
          customer: row.brought_by,
          date: row.came_at?.toISOString() ?? '',
        }
      : null,
  version: row.version,
});

const bookedKey = (row: Row) => {
  const isGone = row.picked_up_at !== null;
  return {
    numberPlate: row.booked_plate ?? '',
    customer: row.booked_by ?? '',
    date: (isGone ? row.date_to : row.date_from)?.toISOString() ?? '',
    isGone,
  };
};
