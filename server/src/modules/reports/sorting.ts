import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { readCursor } from '../../http/pages.ts';

export type Way = 'asc' | 'desc';

/** Where a sorted table goes on: the value of its last row, as text, and which row that was. */
const place = z.tuple([z.string().nullable(), z.uuid()]);

/** What a table can be sorted by: the value, and its type in the database. Rows without a value come last either way. */
export type SortKey = { value: RawBuilder<unknown>; type: 'text' | 'numeric' | 'timestamptz' };

/** The order of a table, and what comes after the cursor in it. */
export const sorting = ({ value, type }: SortKey, way: Way, cursor: string | undefined, row: Expression<string>) => {
  const after = readCursor(cursor, place);
  const direction = sql.raw(way);
  const further = sql.raw(way === 'asc' ? '>' : '<');
  return {
    order: sql`${value} ${direction} nulls last, ${row}`,
    key: sql<string | null>`(${value})::text`,
    where: after && rest(after),
  };

  function rest([last, id]: z.output<typeof place>): RawBuilder<SqlBool> {
    const sameRank = sql`${row} > ${id}::uuid`;
    if (last === null) return sql`${value} is null and ${sameRank}`;
    const there = sql`${last}::${sql.raw(type)}`;
    return sql`(${value} is null or ${value} ${further} ${there} or (${value} = ${there} and ${sameRank}))`;
  }
};
