import type { NoticeKind } from '@llave/contract/notices';
import { type RawBuilder, sql } from 'kysely';
import type { Inside } from '../../http/scope.ts';
import { mailCustomer } from '../bookings/mails.ts';
import { notifyReaders } from './notify.ts';
import { statesAt } from './state.ts';

const minute = 60_000;

/** What comes with time, and how long it is so before anybody is told: a car may be on its way, a return be looked at. */
const watched: [NoticeKind, of: 'tool' | 'booking', grace: number][] = [
  ['carLate', 'booking', 15 * minute],
  ['reviewWaiting', 'booking', 120 * minute],
  ['calibrationIn30', 'tool', 0],
  ['calibrationIn7', 'tool', 0],
  ['calibrationOverdue', 'tool', 0],
];

/** Tells, once, of what comes with time: whoever looks again later finds nothing new. */
export const watch = async (scope: Inside) => {
  const stateOf = (kind: NoticeKind, grace: number) =>
    statesAt(new Date(scope.now().getTime() - grace))[kind] ?? sql<boolean>`false`;
  for (const [kind, of, grace] of watched)
    await (of === 'tool' ? watchTools : watchBookings)(scope, kind, stateOf(kind, grace));
  await remindLate(scope, stateOf('carLate', 15 * minute));
};

/** What is no longer so is forgotten: where it becomes so again, it is told again. */
const watchBookings = async (scope: Inside, kind: NoticeKind, isSo: RawBuilder<boolean>) => {
  await sql`delete from notices n where n.kind = ${kind} and not exists (
    select from bookings b where b.booking_id = n.booking_id and ${isSo})`.execute(scope.db);
  const { rows } = await sql<{ id: string }>`select b.booking_id as id from bookings b where ${isSo} and not exists (
    select from notices n where n.kind = ${kind} and n.booking_id = b.booking_id)`.execute(scope.db);
  for (const { id } of rows) await notifyReaders(scope, { kind, bookingId: id });
};

const watchTools = async (scope: Inside, kind: NoticeKind, isSo: RawBuilder<boolean>) => {
  await sql`delete from notices n where n.kind = ${kind} and not exists (
    select from tools t where t.tool_id = n.tool_id and ${isSo})`.execute(scope.db);
  const { rows } = await sql<{ id: string }>`select t.tool_id as id from tools t where ${isSo} and not exists (
    select from notices n where n.kind = ${kind} and n.tool_id = t.tool_id)`.execute(scope.db);
  for (const { id } of rows) await notifyReaders(scope, { kind, toolId: id });
};

/** Reminds the customer of a car that should be back, once for each day that was agreed on; of last week's nobody is reminded. */
const remindLate = async (scope: Inside, isLate: RawBuilder<boolean>) => {
  const late = await scope.db
    .updateTable('bookings as b')
    .set({ late_told_at: scope.now() })
    .where(isLate)
    .where('b.date_to', '>', new Date(scope.now().getTime() - 2 * 24 * 60 * minute))
    .where(sql<boolean>`(b.late_told_at is null or b.late_told_at < b.date_to)`)
    .returningAll()
    .execute();
  for (const booking of late) await mailCustomer(scope, booking, 'bookingLate');
};
