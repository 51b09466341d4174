import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { readCursor } from '../../http/pages.ts';

type Way = 'asc' | 'desc';

/** Where a sorted table goes on: the value of its last row, as text, which row that was, and when its first page was read. */
const place = z.tuple([z.string().nullable(), z.uuid(), z.iso.datetime()]);
type Place = z.output<typeof place>;

/** What a table can be sorted by: the value, and its type in the database. Rows without a value come last either way. */
export type SortKey = { value: RawBuilder<unknown>; type: 'text' | 'numeric' | 'timestamptz' };

/**
 * A table read page by page. What is still out adds up with every second, so all pages count until the moment of the first:
 * otherwise a tool would pass from a page that is not read yet to one that is.
 */
export const pagesOf = (cursor: string | undefined, now: Date) => {
  const after = readCursor(cursor, place);
  const at = after ? new Date(after[2]) : now;
  return {
    at,
    sorted: (key: SortKey, way: Way, row: Expression<string>) => sorted(key, way, row, after),
    placeOf: (row: { key: string | null; tool_id: string }): Place => [row.key, row.tool_id, at.toISOString()],
  };
};

/** The order of a table, and what comes after the last place in it. Text is compared alike on every engine. */
const sorted = ({ value: given, type }: SortKey, way: Way, row: Expression<string>, after: Place | undefined) => {
  const value = type === 'text' ? sql`(${given}) collate "C"` : given;
  const direction = sql.raw(way);
  const further = sql.raw(way === 'asc' ? '>' : '<');
  return {
    order: sql`${value} ${direction} nulls last, ${row}`,
    key: sql<string | null>`(${value})::text`,
    where: after && rest(after),
  };

  function rest([last, id]: Place): RawBuilder<SqlBool> {
    const sameRank = sql`${row} > ${id}::uuid`;
    if (last === null) return sql`${value} is null and ${sameRank}`;
    const there = sql`${last}::${sql.raw(type)}`;
    return sql`(${value} is null or ${value} ${further} ${there} or (${value} = ${there} and ${sameRank}))`;
  }
};
