import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The next number of that name: consecutive, because who comes next waits until this transaction has ended. */
export const nextNumber = async (db: Db, name: string): Promise<number> => {
  const { last } = await db
    .insertInto('counters')
    .values({ name, last: 1 })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ last: sql`counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
};
