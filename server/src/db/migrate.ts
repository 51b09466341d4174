import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The migrations in their order: the file's name is its number and noun. */
export const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.replace(/\.sql$/, ''), sql: readFileSync(join(migrationsFolder, file), 'utf8') }));

/** Brings the schema up to date, or up to one migration; several processes may start at once. Answers what was applied. */
export const migrate = async (database: Database, last?: string): Promise<string[]> => {
  await database.script(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied: string[] = [];
  for (const migration of migrations()) {
    if (last && migration.name > last) break;
    if (await isApplied(database, migration.name)) continue;
    await database.script(oneTransaction(migration));
    applied.push(migration.name);
  }
  return applied;
};

const isApplied = async (database: Database, name: string) => {
  const { rows } = await sql`select from migrations where name = ${name}`.execute(database.owner);
  return rows.length > 0;
};

/** The lock makes a second process wait, and the guard makes it find the work done. */
const oneTransaction = ({ name, sql }: { name: string; sql: string }) => `
begin;
select pg_advisory_xact_lock(4815162342);
do $migrate$
begin
  if not exists (select from migrations where name = '${name}') then
    execute $statements$${sql}$statements$;
    insert into migrations (name) values ('${name}');
  end if;
end
$migrate$;
commit;`;
