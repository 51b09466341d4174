import type { OverviewRow, overviewColumns, reportTools } from '@llave/contract/reports';
import { type SqlBool, sql } from 'kysely';
import { pageOf, patternsOf } from '../../http/pages.ts';
import type { Act } from '../../http/route.ts';
import { openIncident, status } from '../tools/status.ts';
import { mayTouch } from '../tools/visibility.ts';
import { pagesOf, type SortKey } from './sorting.ts';

const hour = 3_600_000;
const holder = sql<string>`coalesce(trim(h.name || ' ' || h.surname), t.loan_name, '')`;

const usedMs = sql<string>`coalesce(x.used_ms, 0)`;

/** How long it has been out, with one of us or lent; nothing while it is in. */
const outMs = (at: Date) => {
  const since = sql`coalesce(x.out_since, x.lent_at)`;
  return sql<string | null>`case when ${since} is not null then milliseconds(${since}, ${at}::timestamptz) end`;
};

type Column = (typeof overviewColumns)[number];

const keys: Record<Exclude<Column, 'outHours'>, SortKey> = {
  name: { value: sql`t.sort_name`, type: 'text' },
  reference: { value: sql`sort_key(nullif(t.reference, ''))`, type: 'text' },
  status: { value: status, type: 'text' },
  holder: { value: sql`sort_key(nullif(${holder}, ''))`, type: 'text' },
  locker: { value: sql`lpad(length(l.identifier_value)::text, 4, '0') || sort_key(l.identifier_value)`, type: 'text' },
  lastPickup: { value: sql`x.last_pickup_at`, type: 'timestamptz' },
  totalUse: { value: usedMs, type: 'numeric' },
  pickups: { value: sql`coalesce(x.pickups, 0)`, type: 'numeric' },
  incidents: { value: sql`coalesce(x.incidents, 0)`, type: 'numeric' },
  nextCalibration: { value: sql`t.next_calibration::text`, type: 'text' },
  purchaseDate: { value: sql`t.purchase_date::text`, type: 'text' },
  purchasePrice: { value: sql`t.purchase_price`, type: 'numeric' },
};

/** Every tool that the company has or had, with what its life adds up to. */
export const overview: Act<typeof reportTools> = async (scope, { query }) => {
  const { db, now } = scope;
  const { at, sorted, placeOf } = pagesOf(query.cursor, now());
  const out = outMs(at);
  const by = query.sort === 'outHours' ? ({ value: out, type: 'numeric' } as const) : keys[query.sort];
  const { order, key, where } = sorted(by, query.way, sql.ref('t.tool_id'));
  let found = db
    .selectFrom('tools as t')
    .leftJoin('tool_totals as x', 'x.tool_id', 't.tool_id')
    .leftJoin('users as h', 'h.user_id', 't.holder_id')
    .leftJoin('lockers as l', 'l.tool_id', 't.tool_id')
    .leftJoinLateral(openIncident.as('incident'), (join) => join.onTrue())
    .select(['t.tool_id', 't.name', 't.reference', 't.blocked_at', 't.next_calibration', 't.purchase_date'])
    .select(['t.purchase_price', 'x.last_pickup_at', 'x.pickups', 'x.incidents', 'l.identifier_value'])
    .select([status.as('status'), holder.as('holder'), usedMs.as('used_ms'), out.as('out_ms'), key.as('key')])
    .where(mayTouch(scope))
    .orderBy(order)
    .limit(query.limit + 1);
  if (query.toolId) found = found.where('t.tool_id', '=', query.toolId);
  for (const pattern of patternsOf(query.q))
    found = found.where(
      sql<SqlBool>`unaccent(concat_ws(' ', t.name, t.reference, ${holder})) ilike unaccent(${pattern})`,
    );
  if (where) found = found.where(where);
  return pageOf(
    await found.execute(),
    query.limit,
    placeOf,
    (row): OverviewRow => ({
      id: row.tool_id,
      name: row.name,
      reference: row.reference,
      status: row.status,
      isEnable: row.blocked_at === null,
      holder: row.holder,
      locker: row.identifier_value ?? '',
      lastPickup: row.last_pickup_at?.toISOString() ?? null,
      totalUse: Math.floor(Number(row.used_ms) / hour),
      outHours: row.out_ms === null ? null : Math.floor(Number(row.out_ms) / hour),
      pickups: row.pickups ?? 0,
      incidents: row.incidents ?? 0,
      nextCalibration: row.next_calibration,
      purchaseDate: row.purchase_date,
      purchasePrice: row.purchase_price === null ? null : Number(row.purchase_price),
    }),
  );
};
