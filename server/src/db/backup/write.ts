import { type Kysely, sql } from 'kysely';
import type { Storage } from '../../adapters/storage.ts';
import type { Database } from '../database.ts';
import { type Archive, BackupRefused, checksumOf, firstName, type Last, lastName, writeArchive } from './archive.ts';
import { companies, contents, enterCompany, type KeptTable, keptTables, schemaOf } from './catalog.ts';
import { inOneTimeZone, openSum, rowsOf } from './rows.ts';

/** What a backup holds; `missing` names files whose rows are there and whose content is gone, or is not what it was. */
export type Held = Last & { missing: string[] };

type Source = { database: Database; storage?: Storage };
type Writing = { archive: Archive; held: Held; sum: ReturnType<typeof openSum>; storage: Storage | undefined };

const batchBytes = 1024 * 1024;

/** Writes everything companies have into one file: as of one moment, readable by either engine. */
export const backUp = async ({ database, storage }: Source, path: string): Promise<Held> => {
  const held: Held = { rows: {}, files: 0, missing: [] };
  await writeArchive(path, async (archive) => {
    const writing = { archive, held, sum: openSum(), storage };
    const accounts = await atOneMoment(database, (db) => addRows(db, writing));
    for (const [accountId, files] of accounts) for (const file of files) await addFile(writing, accountId, file);
    held.checksum = writing.sum.text();
    const { missing: _, ...said } = held;
    await archive.add(lastName, JSON.stringify(said satisfies Last));
  });
  return held;
};

const atOneMoment = <T>({ owner }: Database, work: (db: Kysely<unknown>) => Promise<T>) =>
  owner.transaction().setIsolationLevel('repeatable read').execute(work);

const addRows = async (db: Kysely<unknown>, writing: Writing) => {
  const { archive, held, storage } = writing;
  const schema = await schemaOf(db);
  if (!schema) throw new BackupRefused('There is nothing to back up: the database has never been used');
  await archive.add(
    firstName,
    JSON.stringify({ format: 1, schema, madeAt: new Date().toISOString(), files: Boolean(storage) }),
  );

  const tables = await keptTables(db);
  await inOneTimeZone(db);
  const files = new Map<string, KeptFile[]>();
  for (const accountId of await companies(db)) {
    await enterCompany(db, accountId);
    for (const table of tables)
      held.rows[table.name] = (held.rows[table.name] ?? 0) + (await addTable(db, writing, accountId, table));
    if (storage) files.set(accountId, await keptFiles(db, tables));
  }
  return files;
};

const addTable = async (
  db: Kysely<unknown>,
  { archive, sum }: Pick<Writing, 'archive' | 'sum'>,
  accountId: string,
  table: KeptTable,
) => {
  let [count, batch, size, number] = [0, [] as string[], 0, 0];
  const flush = async () => {
    if (batch.length === 0) return;
    await archive.add(`rows/${accountId}/${table.name}/${number}.json`, `[${batch.join(',')}]`);
    [batch, size, number] = [[], 0, number + 1];
  };
  for await (const rows of rowsOf(db, table)) {
    count += rows.length;
    for (const row of rows) {
      batch.push(row);
      size += row.length;
      sum.add(table.name, row);
    }
    if (size > batchBytes) await flush();
  }
  await flush();
  return count;
};

type KeptFile = { name: string; sha256: Uint8Array };

const keptFiles = async (db: Kysely<unknown>, tables: KeptTable[]) => {
  const { rows } = await sql<KeptFile>`select file_name as name, sha256 from ${contents(tables)}`.execute(db);
  return rows;
};

/** A file is looked at before it is added: restoring refuses one that is damaged, and all the rest with it. */
const addFile = async ({ archive, held, storage }: Writing, accountId: string, { name, sha256 }: KeptFile) => {
  const key = { accountId, fileName: name };
  const bytes = await storage?.size(key);
  if (!storage || bytes === undefined || !(await checksumOf(await storage.read(key))).equals(sha256)) {
    held.missing.push(`${accountId}/${name}`);
    return;
  }
  await archive.addFile(`files/${accountId}/${name}`, bytes, await storage.read(key));
  held.files += 1;
};
