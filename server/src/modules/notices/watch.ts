import { madridDay } from '@llave/contract/madrid';
import type { NoticeKind } from '@llave/contract/notices';
import { type RawBuilder, sql } from 'kysely';
import type { Inside } from '../../http/scope.ts';
import { mailCustomer } from '../bookings/mails.ts';
import { forgetPassed, notifyReaders } from './notify.ts';

const minute = 60_000;

/** So long a car may be on its way before anybody is told, and so long a return is being looked at. */
const grace = { late: 15 * minute, review: 120 * minute };

/** Tells, once, of what comes with time: whoever looks again later finds nothing new. */
export const watch = async (scope: Inside) => {
  const today = sql`${madridDay(scope.now())}::date`;
  const before = (milliseconds: number) => sql`${new Date(scope.now().getTime() - milliseconds)}::timestamptz`;
  const isOut = sql`picked_up_at is not null and returned_at is null and date_to <`;
  const isPlanned = sql`retired_at is null and deleted_at is null and next_calibration`;

  await watchBookings(scope, 'carLate', sql`${isOut} ${before(grace.late)}`);
  await watchBookings(scope, 'reviewWaiting', sql`reviewed_at is null and returned_at < ${before(grace.review)}`);
  await watchTools(scope, 'calibrationIn30', sql`${isPlanned} between ${today} + 8 and ${today} + 30`);
  await watchTools(scope, 'calibrationIn7', sql`${isPlanned} between ${today} and ${today} + 7`);
  await watchTools(scope, 'calibrationOverdue', sql`${isPlanned} < ${today}`);
  await remindLate(scope, sql<boolean>`${isOut} ${before(grace.late)}`);
};

const watchBookings = async (scope: Inside, kind: NoticeKind, isSo: RawBuilder<unknown>) => {
  await forgetPassed(scope, kind, sql`exists (select from bookings b where b.booking_id = n.booking_id and ${isSo})`);
  const { rows } = await sql<{ id: string }>`select b.booking_id as id from bookings b where ${isSo} and not exists (
    select from notices n where n.kind = ${kind} and n.booking_id = b.booking_id)`.execute(scope.db);
  for (const { id } of rows) await notifyReaders(scope, { kind, bookingId: id });
};

const watchTools = async (scope: Inside, kind: NoticeKind, isSo: RawBuilder<unknown>) => {
  await forgetPassed(scope, kind, sql`exists (select from tools t where t.tool_id = n.tool_id and ${isSo})`);
  const { rows } = await sql<{ id: string }>`select t.tool_id as id from tools t where ${isSo} and not exists (
    select from notices n where n.kind = ${kind} and n.tool_id = t.tool_id)`.execute(scope.db);
  for (const { id } of rows) await notifyReaders(scope, { kind, toolId: id });
};

/** Reminds the customer of a car that should be back, once for each day that was agreed on; of last week's nobody is reminded. */
const remindLate = async (scope: Inside, isLate: RawBuilder<boolean>) => {
  const late = await scope.db
    .updateTable('bookings')
    .set({ late_told_at: scope.now() })
    .where(isLate)
    .where(sql<boolean>`date_to > ${new Date(scope.now().getTime() - 2 * 24 * 60 * minute)}`)
    .where(sql<boolean>`(late_told_at is null or late_told_at < date_to)`)
    .returningAll()
    .execute();
  for (const booking of late) await mailCustomer(scope, booking, 'bookingLate');
};
