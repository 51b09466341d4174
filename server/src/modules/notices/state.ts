import { madridDay } from '@llave/contract/madrid';
import type { NoticeKind } from '@llave/contract/notices';
import { type RawBuilder, sql } from 'kysely';

/** When what a notice says is so, of the tool `t`, booking `b`, check-in `c` or report `f` that it is about; the rest stays so. */
export const statesAt = (now: Date): Partial<Record<NoticeKind, RawBuilder<boolean>>> => {
  const today = sql`${madridDay(now)}::date`;
  const isReturned = sql<boolean>`b.returned_at < ${now} and b.reviewed_at is null`;
  const inDays = (range: RawBuilder<unknown>) =>
    sql<boolean>`t.retired_at is null and t.deleted_at is null and t.next_calibration ${range}`;
  return {
    toolBlocked: sql`t.blocked_at is not null and t.retired_at is null`,
    calibrationIn30: inDays(sql`between ${today} + 8 and ${today} + 30`),
    calibrationIn7: inDays(sql`between ${today} and ${today} + 7`),
    calibrationOverdue: inDays(sql`< ${today}`),
    carLeft: sql`c.closed_at is null`,
    keyDropped: sql`c.closed_at is null and exists (
      select from lockers l where l.check_in_id = c.check_in_id and l.held_until is null)`,
    fieldReported: sql`f.closed_at is null`,
    carReturned: isReturned,
    reviewWaiting: isReturned,
    carLate: sql`b.picked_up_at is not null and b.returned_at is null and b.date_to < ${now}`,
  };
};
