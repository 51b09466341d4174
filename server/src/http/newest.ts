import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { readCursor } from './pages.ts';

const place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Sorts rows by a moment, newest first, and goes on after the cursor; one row more than is shown, as `pageOf` wants it. */
export const newestFirst = (query: { cursor?: string | undefined; limit: number }, moment: string, id: string) => {
  const last = readCursor(query.cursor, place);
  const [at, key] = [sql.ref(moment), sql.ref(id)];
  return <DB, T extends keyof DB, Row>(rows: SelectQueryBuilder<DB, T, Row>) => {
    const sorted = rows
      .orderBy(at, 'desc')
      .orderBy(key, 'desc')
      .limit(query.limit + 1);
    return last ? sorted.where(sql<boolean>`(${at}, ${key}) < (${last[0]}::timestamptz, ${last[1]}::uuid)`) : sorted;
  };
};
