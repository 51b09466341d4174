import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The names of the company's categories, in lower case. */
export const knownCategories = async (db: Db): Promise<Set<string>> => {
  const rows = await db.selectFrom('tool_categories').select('name').execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
};

export const addCategories = async (db: Db, names: string[]): Promise<string[]> => {
  if (names.length === 0) return [];
  const rows = await db
    .insertInto('tool_categories')
    .values(names.map((name) => ({ name })))
    .returning('tool_category_id')
    .execute();
  return rows.map(({ tool_category_id }) => tool_category_id);
};

/** Those of them that no tool is in. */
export const removeUnusedCategories = (db: Db, ids: string[]) =>
  db
    .deleteFrom('tool_categories as c')
    .where(sql<boolean>`c.tool_category_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`not exists (select from tools t where t.category_id = c.tool_category_id)`)
    .execute();
