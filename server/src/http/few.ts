import { sql } from 'kysely';

/** How many rows a statement finds, whatever its limit leaves out. */
export const counted = sql<number>`(count(*) over ())::int`.as('total');

/** The first few rows of a `counted` statement, and how many there are. */
export const fewOf = <Row extends { total: number }, T>(rows: Row[], itemOf: (row: Row) => T) => ({
  items: rows.map(itemOf),
  total: rows[0]?.total ?? 0,
});
