import { madridDay } from '@llave/contract/madrid';
import {
  type CalibrationRow,
  type CalibrationState,
  calibrationStates,
  type countCalibrations,
  dueDays,
  type reportCalibrations,
} from '@llave/contract/reports';
import { type SqlBool, sql } from 'kysely';
import { pageOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { mayTouch } from '../tools/visibility.ts';
import { pagesOf } from './sorting.ts';

const state = (today: string) => sql<CalibrationState>`case
  when t.next_calibration is null then 'unplanned'
  when t.next_calibration < ${today}::date then 'overdue'
  when t.next_calibration <= ${today}::date + ${dueDays}::int then 'due'
  else 'later' end`;

type Last = { calibrated_on: string; entity: string; result: 'pass' | 'fail' | null };

const lastOne = sql<Last>`(select c.calibrated_on, c.entity, c.result from tool_calibrations c
  where c.tool_id = t.tool_id order by c.calibrated_on desc, c.created_at desc limit 1)`;

/** The tools in the workshop that are calibrated: they have a date for it, or have been. */
const calibrated = (scope: MemberScope) =>
  scope.db
    .selectFrom('tools as t')
    .leftJoinLateral(lastOne.as('last'), (join) => join.onTrue())
    .where(mayTouch(scope))
    .where('t.retired_at', 'is', null)
    .where(sql<SqlBool>`(t.next_calibration is not null or last.calibrated_on is not null)`);

export const calibrations: Act<typeof reportCalibrations> = async (scope, { query }) => {
  const { at, sorted, placeOf } = pagesOf(query.cursor, scope.now());
  const today = state(madridDay(at));
  const byDate = { value: sql`t.next_calibration::text`, type: 'text' } as const;
  const { order, key, where } = sorted(byDate, 'asc', sql.ref('t.tool_id'));
  let found = calibrated(scope)
    .select(['t.tool_id', 't.name', 't.reference', 't.next_calibration'])
    .select(['last.calibrated_on', 'last.entity', 'last.result'])
    .select([today.as('state'), key.as('key')])
    .orderBy(order)
    .limit(query.limit + 1);
  if (query.state) found = found.where(today, '=', query.state);
  if (where) found = found.where(where);
  return pageOf(
    await found.execute(),
    query.limit,
    placeOf,
    (row): CalibrationRow => ({
      id: row.tool_id,
      name: row.name,
      reference: row.reference,
      state: row.state,
      nextCalibration: row.next_calibration,
      last: row.calibrated_on ? { date: row.calibrated_on, entity: row.entity ?? '', result: row.result } : null,
    }),
  );
};

export const months: Act<typeof countCalibrations> = async (scope) => {
  const today = madridDay(scope.now());
  const states = await calibrated(scope)
    .select([state(today).as('state'), sql<number>`count(*)::int`.as('tools')])
    .groupBy('state')
    .execute();
  const { rows } = await sql<{ month: string; due: number }>`
    select to_char(month, 'YYYY-MM') as month, count(t.tool_id)::int as due
    from generate_series(date_trunc('month', ${today}::date), date_trunc('month', ${today}::date) + interval '11 months',
      interval '1 month') as month
    left join tools t on t.next_calibration >= ${today}::date and t.next_calibration >= month
      and t.next_calibration < month + interval '1 month' and t.retired_at is null and ${mayTouch(scope)}
    group by month order by month`.execute(scope.db);
  const counted = new Map(states.map((row) => [row.state, row.tools]));
  return {
    states: Object.fromEntries(calibrationStates.map((name) => [name, counted.get(name) ?? 0])) as Record<
      CalibrationState,
      number
    >,
    months: rows,
  };
};
