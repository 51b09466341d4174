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
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.booking_id', '=', 'l.booking_id').on(sql<boolean>`${allows(getBooking.access, scope.me)}::boolean`),
    )
    .leftJoin('check_ins as c', (join) =>
      join
        .onRef('c.check_in_id', '=', 'l.check_in_id')
        .on(sql<boolean>`(l.held_until is null or l.held_until > ${scope.now()})`)
        .on(sql<boolean>`${allows(getCheckIn.access, scope.me)}::boolean`),
    )
    .selectAll('l')
    .select(['t.tool_id as shown_tool', 't.name as tool_name', 'b.booking_id as shown_booking', 'b.booking_number'])
    .select(['c.check_in_id as shown_check_in', 'c.receipt_number', 'c.number_plate']);

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
  tool: row.shown_tool && row.tool_name !== null ? { id: row.shown_tool, name: row.tool_name } : null,
  booking:
    row.shown_booking && row.booking_number !== null
      ? { id: row.shown_booking, bookingNumber: row.booking_number }
      : null,
  checkIn:
    row.shown_check_in && row.receipt_number !== null
      ? { id: row.shown_check_in, receiptNumber: row.receipt_number, numberPlate: row.number_plate ?? '' }
      : null,
  version: row.version,
});
