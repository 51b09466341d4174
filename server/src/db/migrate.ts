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
    inTurn(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    ),
  );
  const applied: string[] = [];
  for (const migration of migrations()) {
    if (last && migration.name > last) break;
    if (await isApplied(database, migration.name)) continue;
    await database.script(inTurn(once(migration)));
    applied.push(migration.name);
  }
  return applied;
};

const isApplied = async (database: Database, name: string) => {
  const { rows } = await sql`select from migrations where name = ${name}`.execute(database.owner);
  return rows.length > 0;
};

/** One transaction that changes the schema: a second process that starts waits for it. */
export const inTurn = (statements: string) => `
begin;
select pg_advisory_xact_lock(4815162342);
${statements};
commit;`;

/** Whoever had to wait finds the work done. */
const once = ({ name, sql }: { name: string; sql: string }) => `
do $migrate$
begin
  if not exists (select from migrations where name = '${name}') then
    execute $statements$${sql}$statements$;
    insert into migrations (name) values ('${name}');
  end if;
end
$migrate$`;
