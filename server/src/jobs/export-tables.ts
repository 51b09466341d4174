import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { keptTables } from '../db/backup/catalog.ts';
import { inOneTimeZone, rowsOf } from '../db/backup/rows.ts';
import type { Db } from '../db/database.ts';
import { csvLines, csvMark } from '../http/replies/csv.ts';

type Table = { name: string; columns: string[]; bytes: string[] };

/** What opens a door stays where it is, hashed or sealed as it may be. */
const secret = /_hash$|secret|sealed|token|password|fingerprint/;

/** Writes each table of the company that was entered as CSV and as JSON; says how many rows it has, and names its files. */
export const writeTables = async (company: Db, folder: string) => {
  const db = company as unknown as Kysely<unknown>;
  await inOneTimeZone(db);
  const rows: Record<string, number> = {};
  for (const table of await ownTables(db)) rows[table.name] = await writeTable(db, table, folder);
  const { rows: files } = await sql<{ name: string }>`
    select file_name as name from files where account_id = current_account() order by 1`.execute(db);
  return { rows, files: files.map(({ name }) => name) };
};

/** The tables that requests may read: what is blocked is out of the company's reach as well. */
const ownTables = async (db: Kysely<unknown>): Promise<Table[]> => {
  const { rows } = await sql<{ name: string; bytes: string[] }>`
    select c.relname::text as name,
           coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'bytea'::regtype), '{}') as bytes
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
    group by c.relname`.execute(db);
  const readable = new Map(rows.map(({ name, bytes }) => [name, bytes]));
  return (await keptTables(db)).flatMap(({ name, columns }) => {
    const shown = columns.filter((column) => column !== 'account_id' && !secret.test(column));
    const bytes = readable.get(name);
    return bytes && shown.length > 0 ? [{ name, bytes, columns: shown }] : [];
  });
};

/** Signatures and hashes are too long for a cell: they are in the JSON. */
const writeTable = async (db: Kysely<unknown>, { name, columns, bytes }: Table, folder: string) => {
  const cells = columns.filter((column) => !bytes.includes(column));
  const [csv, json] = await Promise.all([
    open(join(folder, `${name}.csv`), 'w', 0o600),
    open(join(folder, `${name}.json`), 'w', 0o600),
  ]);
  try {
    let count = 0;
    await csv.write(csvMark + csvLines([cells]));
    await json.write('[');
    for await (const batch of rowsOf(db, { name }, columns)) {
      const rows = batch.map((row) => JSON.parse(row) as Record<string, unknown>);
      await csv.write(csvLines(rows.map((row) => cells.map((column) => cellOf(row[column])))));
      await json.write(`${count > 0 ? ',' : ''}\n${batch.join(',\n')}`);
      count += batch.length;
    }
    await json.write('\n]\n');
    return count;
  } finally {
    await Promise.all([csv.close(), json.close()]);
  }
};

const cellOf = (value: unknown) => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
};
