import { AppError } from '@llave/contract/errors';
import type { Locker, listLockers } from '@llave/contract/lockers';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';

const lockers = ({ db }: MemberScope) =>
  db
    .selectFrom('lockers as l')
    .leftJoin('tools as t', 't.tool_id', 'l.tool_id')
    .leftJoin('bookings as b', 'b.booking_id', 'l.booking_id')
    .selectAll('l')
    .select(['t.name as tool_name', 'b.booking_number']);

type Row = Awaited<ReturnType<ReturnType<typeof lockers>['execute']>>[number];

/** Numbers in names sort as numbers: locker 2 stands before locker 10. */
export const list: Act<typeof listLockers> = async (scope, { query }) => {
  let found = lockers(scope)
    .orderBy(sql`length(l.identifier_value)`)
    .orderBy(sql`lower(l.identifier_value)`)
    .limit(query.limit);
  if (query.useType) found = found.where('l.use_type', '=', query.useType);
  return { items: (await found.execute()).map((row) => lockerOf(scope, row)) };
};

export const readLocker = async (scope: MemberScope, lockerId: string): Promise<Locker> => {
  const row = await lockers(scope).where('l.locker_id', '=', lockerId).executeTakeFirst();
  if (!row) throw new AppError('notFound');
  return lockerOf(scope, row);
};

const lockerOf = ({ accountId }: MemberScope, row: Row): Locker => ({
  id: row.locker_id,
  accountId,
  identifierValue: row.identifier_value,
  identifier: row.identifier,
  lockerSize: row.locker_size,
  useType: row.use_type,
  status: row.tool_id || row.booking_id ? 'InUse' : 'Available',
  useId: row.tool_id ?? row.booking_id,
  tool: row.tool_id && row.tool_name !== null ? { id: row.tool_id, name: row.tool_name } : null,
  booking:
    row.booking_id && row.booking_number !== null ? { id: row.booking_id, bookingNumber: row.booking_number } : null,
  version: row.version,
});
