import {
  type ActivityAction,
  activityActions,
  type Range,
  type reportActivity,
  type reportSavings,
  savingActions,
  secondsSaved,
} from '@llave/contract/reports';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';

const none = () => Object.fromEntries(activityActions.map((action) => [action, 0])) as Record<ActivityAction, number>;

/** What each person did; those of the company also where they did nothing, others only where they did. */
export const activity: Act<typeof reportActivity> = async (scope, { query }) => {
  const { rows } = await sql<{
    user_id: string | null;
    name: string | null;
    surname: string | null;
    action: ActivityAction | null;
    entries: number | null;
  }>`
    select u.user_id, u.name, u.surname, d.action, d.entries
    from (select user_id, action, sum(entries)::int as entries from history_days
      where ${within(query)} and action = any(${[...activityActions]}::text[]) group by user_id, action) d
    full join users u on u.user_id = d.user_id
    where d.user_id is not null or u.deleted_at is null
    order by u.user_id is null, u.sort_name, u.user_id`.execute(scope.db);

  const people = new Map<string | null, { user: Named | null; counts: Record<ActivityAction, number> }>();
  const totals = none();
  for (const { user_id, name, surname, action, entries } of rows) {
    const user = user_id === null ? null : { id: user_id, name: name ?? '', surname: surname ?? '' };
    const person = people.get(user_id) ?? { user, counts: none() };
    people.set(user_id, person);
    if (!action) continue;
    person.counts[action] += entries ?? 0;
    totals[action] += entries ?? 0;
  }
  return { people: [...people.values()], totals };
};

type Named = { id: string; name: string; surname: string };

const within = ({ from, to }: Range) => sql`day between ${from}::date and ${to}::date`;

/** The estimate, with two decimals. */
export const hoursSavedBy = (acts: number) => Math.round((acts * secondsSaved) / 36) / 100;

/** A bar a day, the empty ones too. */
export const savings: Act<typeof reportSavings> = async (scope, { query }) => {
  const days = await actsByDay(scope, query);
  const total = days.reduce((sum, { acts }) => sum + acts, 0);
  return {
    totalHours: hoursSavedBy(total),
    days: days.map(({ day, acts }) => ({ day, acts, hours: hoursSavedBy(acts) })),
  };
};

const actsByDay = async ({ db }: MemberScope, range: Range) => {
  const { rows } = await sql<{ day: string; acts: number }>`
    select calendar.day::text as day, coalesce(sum(d.entries), 0)::int as acts
    from (select ${range.from}::date + n as day from generate_series(0, ${range.to}::date - ${range.from}::date) as n) calendar
    left join history_days d on d.day = calendar.day and d.day between ${range.from}::date and ${range.to}::date
      and d.action = any(${[...savingActions]}::text[])
    group by calendar.day order by calendar.day`.execute(db);
  return rows;
};
