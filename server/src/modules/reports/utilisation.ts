import type { reportUtilisation, UtilisationRow, utilisationColumns } from '@llave/contract/reports';
import { sql } from 'kysely';
import { pageOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import { mayTouch } from '../tools/visibility.ts';
import { pagesOf, type SortKey } from './sorting.ts';

const hour = 3_600_000;

const keys: Record<(typeof utilisationColumns)[number], SortKey> = {
  name: { value: sql`r.sort_name`, type: 'text' },
  used: { value: sql`r.used_ms`, type: 'numeric' },
  pickups: { value: sql`r.pickups`, type: 'numeric' },
  requests: { value: sql`r.requests`, type: 'numeric' },
  lastPickup: { value: sql`r.last_pickup_at`, type: 'timestamptz' },
};

type Row = {
  tool_id: string;
  name: string;
  reference: string;
  used_ms: string;
  range_ms: string;
  pickups: number;
  requests: number;
  last_pickup_at: Date | null;
  key: string | null;
};

/** How much of the range each tool was out; one that still is counts until now. */
export const utilisation: Act<typeof reportUtilisation> = async (scope, { query }) => {
  const { db, now } = scope;
  const { at, sorted, placeOf } = pagesOf(query.cursor, now());
  const { order, key, where } = sorted(keys[query.sort], query.way, sql.ref('r.tool_id'));
  const { rows } = await sql<Row>`
    with span as (select madrid_midnight(${query.from}::date) as began,
      least(madrid_midnight(${query.to}::date + 1), ${at}::timestamptz) as ended),
    days as (select tool_id, sum(used_ms) as used_ms, sum(pickups)::int as pickups, sum(requests)::int as requests
      from tool_days where day between ${query.from}::date and ${query.to}::date group by tool_id),
    r as (select t.tool_id, t.name, t.sort_name, t.reference, x.last_pickup_at,
      coalesce(d.pickups, 0) as pickups, coalesce(d.requests, 0) as requests,
      coalesce(d.used_ms, 0) + case when x.out_since is null then 0
        else milliseconds(greatest(x.out_since, span.began), span.ended) end as used_ms,
      milliseconds(span.began, span.ended) as range_ms
      from tools t cross join span left join days d on d.tool_id = t.tool_id
      left join tool_totals x on x.tool_id = t.tool_id
      where ${mayTouch(scope)} and t.retired_at is null)
    select r.*, ${key} as key from r where ${where ?? sql`true`} order by ${order} limit ${query.limit + 1}`.execute(
    db,
  );
  return pageOf(
    rows,
    query.limit,
    placeOf,
    (row): UtilisationRow => ({
      id: row.tool_id,
      name: row.name,
      reference: row.reference,
      usedHours: Math.round(Number(row.used_ms) / (hour / 10)) / 10,
      share: Number(row.range_ms) === 0 ? 0 : Math.min(1, Number(row.used_ms) / Number(row.range_ms)),
      pickups: row.pickups,
      requests: row.requests,
      lastPickup: row.last_pickup_at?.toISOString() ?? null,
    }),
  );
};
