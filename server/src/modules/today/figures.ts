import { savingActions } from '@llave/contract/reports';
import { type Figure, figureWeeks } from '@llave/contract/today';
import { type RawBuilder, sql } from 'kysely';
import type { MemberScope } from '../../http/scope.ts';
import { hoursSavedBy } from '../reports/activity.ts';
import { isHeld } from '../tools/queries.ts';
import { mayTouch } from '../tools/visibility.ts';

/** The first of so many weeks that end today, Madrid's. */
const firstDay = ({ now }: MemberScope) => sql`(madrid_day(${now()}) - ${sql.lit(7 * figureWeeks - 1)})`;

/** Which of the weeks a day is in. */
const weekOf = (scope: MemberScope, day: RawBuilder<unknown>) => sql`((${day} - ${firstDay(scope)}) / 7)`;

type Counted = { week: number | null; count: number };

/** Statements answer `now` as the row without a week. */
const figureOf = async ({ db }: MemberScope, statement: RawBuilder<Counted>): Promise<Figure> => {
  const { rows } = await statement.execute(db);
  const of = (week: number | null) => rows.find((row) => row.week === week)?.count ?? 0;
  return { now: of(null), weeks: Array.from({ length: figureWeeks }, (_, week) => of(week)) };
};

/** A tool that is still out counts in every week since it was taken: its days are only added up once it is back. */
export const toolFigure = (scope: MemberScope) =>
  figureOf(
    scope,
    sql`
    select week, count(distinct tool_id)::int as count
    from (select ${weekOf(scope, sql`d.day`)} as week, d.tool_id from tool_days d
        where d.day >= ${firstDay(scope)} and (d.pickups > 0 or d.used_ms > 0)
      union all
      select generate_series(greatest(0, ${weekOf(scope, sql`madrid_day(x.out_since)`)}), ${sql.lit(figureWeeks - 1)}), x.tool_id
        from tool_totals x where x.out_since is not null
      union all
      select null, t.tool_id from tools t where ${isHeld} and ${mayTouch(scope)}) as used
    group by week`,
  );

export const rentalFigure = (scope: MemberScope) =>
  figureOf(
    scope,
    sql`
    select ${weekOf(scope, sql`madrid_day(picked_up_at)`)} as week, count(*)::int as count from bookings
      where picked_up_at >= madrid_midnight(${firstDay(scope)}) group by 1
    union all
    select null, count(*)::int from bookings
      where picked_up_at is not null and returned_at is null and cancelled_at is null`,
  );

export const checkInFigure = (scope: MemberScope) =>
  figureOf(
    scope,
    sql`
    select ${weekOf(scope, sql`madrid_day(created_at)`)} as week, count(*)::int as count from check_ins
      where created_at >= madrid_midnight(${firstDay(scope)}) group by 1
    union all
    select null, count(*)::int from check_ins where created_at >= madrid_midnight(madrid_day(${scope.now()}))`,
  );

export const savingFigure = async (scope: MemberScope): Promise<Figure> => {
  const saving = sql`action = any(${[...savingActions]}::text[])`;
  const acts = await figureOf(
    scope,
    sql`
    select ${weekOf(scope, sql`day`)} as week, sum(entries)::int as count from history_days
      where day >= ${firstDay(scope)} and ${saving} group by 1
    union all
    select null, coalesce(sum(entries), 0)::int from history_days
      where day >= date_trunc('month', madrid_day(${scope.now()})::timestamp)::date and ${saving}`,
  );
  return { now: hoursSavedBy(acts.now), weeks: acts.weeks.map(hoursSavedBy) };
};
