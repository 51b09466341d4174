import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../test/process.ts';
import { often, shows } from '../test/proof.ts';
import { openEmpty } from '../test/template.ts';
import { enterCompany } from './backup/catalog.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate, migrations } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'llave-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = migrations().map(({ name }) => name);
const newest = names.at(-1) ?? '';
const lastBut = names.at(-2) ?? '';
const accounts = ['0de30000-11a7-4e00-8000-00000000000a', '0de30000-11a7-4e00-8000-00000000000b'];

/** Rows as a company of that time has them, by the migration whose tables they are in; later schemas take them too. */
const rowsFolder = join(import.meta.dirname, '../test/rows');
const rows = readdirSync(rowsFolder)
  .sort()
  .map((file) => ({
    name: file.replace('.sql', ''),
    statements: readFileSync(join(rowsFolder, file), 'utf8').split(/;\n/),
  }));

const inside = <T>(database: Database, accountId: string, work: (db: Kysely<unknown>) => Promise<T>) =>
  database.owner.transaction().execute(async (db) => {
    await enterCompany(db, accountId);
    await sql`set local timezone = 'UTC'`.execute(db);
    return work(db);
  });

const fill = async (database: Database, upTo: string) => {
  for (const accountId of accounts)
    await inside(database, accountId, async (db) => {
      for (const { name, statements } of rows)
        if (name <= upTo)
          for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(db);
    });
};

type Columns = Record<string, string[]>;

/** The tables of companies and what they have. */
const columnsOf = async ({ owner }: Database): Promise<Columns> => {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname having bool_or(a.attname = 'account_id') order by 1`.execute(owner);
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
};

/** Everything the companies have in these columns, as PostgreSQL writes it. */
const contentOf = async (database: Database, columns: Columns) => {
  const content: Record<string, string[]> = {};
  for (const accountId of accounts)
    for (const [table, list] of Object.entries(columns)) {
      const picked = sql.join(list.map((column) => sql.ref(column)));
      content[`${accountId} ${table}`] = await inside(database, accountId, async (db) => {
        const { rows: found } = await sql<{ row: string }>`
          select row_to_json(r)::text as row from (
            select ${picked} from ${sql.table(table)} where account_id = current_account()) r order by 1`.execute(db);
        return found.map(({ row }) => row);
      });
    }
  return content;
};

/** How many rows of which companies a request sees of each table: inside the first company, and inside none. */
const seenBy = async (database: Database, columns: Columns) => {
  const foreign: string[] = [];
  for (const table of Object.keys(columns))
    for (const accountId of [accounts[0] ?? '', '']) {
      const seen = await database.write(sql`select set_config('app.account_id', ${accountId}, true)`, async (db) => {
        const { rows: allowed } = await sql<{
          may: boolean;
        }>`select has_column_privilege(${table}, 'account_id', 'select') as may`.execute(db);
        if (!allowed[0]?.may) return [];
        return (await sql<{ account_id: string }>`select account_id from ${sql.table(table)}`.execute(db)).rows;
      });
      if (seen.some(({ account_id }) => account_id !== accountId)) foreign.push(table);
    }
  return foreign;
};

const openTables = async ({ owner }: Database) => {
  const { rows: open } = await sql`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', 'throttles')
      and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(owner);
  return open;
};

test('there are rows of every table of a company', async () => {
  shows(25);
  const database = await openEmpty();
  await migrate(database);
  await fill(database, newest);
  const content = await contentOf(database, await columnsOf(database));
  expect(Object.keys(content).filter((table) => content[table]?.length === 0)).toEqual([]);
  await database.close();
});

/** Each earlier schema in the proof; among the other tests a few old ones and the latest. */
const earlier = names.slice(0, -1);
const tried = earlier.filter((_, at) => at % often(6, 1) === 0 || at >= earlier.length - 3);

test.each(tried)('what was there at %s is the same at the newest, and closed', async (old) => {
  shows(25);
  const database = await openEmpty();
  await migrate(database, old);
  if (old >= '002') await fill(database, old);
  const columns = await columnsOf(database);
  const before = await contentOf(database, columns);

  expect(await migrate(database)).toEqual(names.filter((name) => name > old));
  expect(await contentOf(database, columns)).toEqual(before);
  expect(await openTables(database)).toEqual([]);
  expect(await seenBy(database, await columnsOf(database))).toEqual([]);
  expect(await migrate(database)).toEqual([]);
  await database.close();
});

test('what is older than the search is found by it, each company’s for itself', async () => {
  shows(25);
  const database = await openEmpty();
  await migrate(database, '035_tool_categories');
  await fill(database, '035_tool_categories');
  await migrate(database);
  const words = {
    tool: 'dinamometrica',
    person: 'ivan soto',
    vehicle: '1234bcd',
    booking: 'berta gil',
    checkIn: '9876abc',
    incident: 'no marca',
    fieldIncident: 'gotera',
    locker: 'a1',
  };
  const find = (sought: string) =>
    database.write(sql`select set_config('app.account_id', ${accounts[0]}, true)`, async (db) => {
      const kinds = Object.keys(words);
      return (await sql<{ kind: string }>`select kind from find_entries(${kinds}, ${sought}, '{}')`.execute(db)).rows;
    });
  for (const [kind, sought] of Object.entries(words)) expect(await find(sought)).toEqual([{ kind }]);
  expect(await find('marta')).not.toContainEqual({ kind: 'person' });
  await database.close();
});

test('history that is older than the sums is added up once, each company for itself', async () => {
  shows(25);
  const database = await openEmpty();
  await migrate(database, '013_reception');
  await fill(database, '013_reception');
  await migrate(database);
  for (const accountId of accounts) {
    const totals = await inside(
      database,
      accountId,
      async (db) =>
        (
          await sql`select pickups, used_ms::int as used from tool_totals where account_id = current_account()`.execute(
            db,
          )
        ).rows,
    );
    expect(totals).toEqual([{ pickups: 2, used: 2 * 3_600_000 }]);
  }
  await database.close();
});

test('npm run db -- migrate brings a filled database of the release before up to date', async () => {
  shows(25);
  const onCluster = process.env.TEST_DATABASE_URL ? await openEmpty() : undefined;
  const open = async () => onCluster ?? openEmbedded(folder);
  const old = await open();
  await migrate(old, lastBut);
  await fill(old, lastBut);
  const columns = await columnsOf(old);
  const before = await contentOf(old, columns);
  if (!onCluster) await old.close();

  const env = { PATH: process.env.PATH, ...compiled, LLAVE_DATA: folder, DATABASE_URL: onCluster?.url ?? '' };
  const said = await new Promise<string>((done) => {
    execFile(process.execPath, [join(import.meta.dirname, 'command.ts'), 'migrate'], { env }, (_, out, err) =>
      done(out + err),
    );
  });
  expect(said.trim()).toBe(`Applied ${newest}`);
  const updated = await open();
  expect(await contentOf(updated, columns)).toEqual(before);
  await updated.close();
});
