import { type RawBuilder, sql } from 'kysely';
import { asVisitor } from '../db/tenancy.ts';
import type { World } from './world.ts';

/** Who knocks at a company's door and is refused stands in its audit trail, some time later. */
const trail = ['audit_entries', 'audit_ends'];

/** Every table of this company that it may read, with what a look at its rows as text answers. */
const eachTable = <T>(world: World, accountId: string, look: RawBuilder<T>) =>
  asVisitor(world.database, 'read', accountId, async (db) => {
    const tables = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all (${trail}) and has_table_privilege(c.oid, 'select')`.execute(
      db,
    );
    if (tables.rows.length < 9) throw new Error('The company sees too few of its tables.');
    const looks = tables.rows.map(
      ({ name }) =>
        sql`select ${name}::text as name, ${look} as seen from (select to_jsonb(t)::text as r from ${sql.table(name)} t) rows`,
    );
    const { rows } = await sql<{ name: string; seen: T }>`${sql.join(looks, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.map(({ name, seen }) => [name, seen]));
  });

/** Everything a company has, as one hash a table. */
export const stateOf = (world: World, accountId: string) =>
  eachTable(world, accountId, sql`md5(coalesce(string_agg(r, ',' order by r), ''))`);

/** Where in it a text stands. */
export const tablesWith = async (world: World, accountId: string, text: string) => {
  const seen = await eachTable<boolean>(world, accountId, sql`bool_or(position(${text} in r) > 0)`);
  return Object.keys(seen).filter((name) => seen[name]);
};
