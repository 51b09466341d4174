import { json, text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import type { FileKey, Storage } from '../../adapters/storage.ts';
import type { Database } from '../database.ts';
import { migrate, migrations } from '../migrate.ts';
import { BackupRefused, checksumOf, type First, type Last, last, lastName, readArchive, readFirst } from './archive.ts';
import { companies, contents, enterCompany, type KeptTable, keptTables, schemaOf } from './catalog.ts';
import { sumOf } from './rows.ts';
import { stageAll } from './stage.ts';

type Target = { database: Database; storage: Storage };

/** Fills an empty database from a backup, all or nothing, and brings it up to date. Answers what came back. */
export const restore = async ({ database, storage }: Target, path: string): Promise<Last> => {
  const { schema } = await readFirst(path);
  await refuseOtherSchema(database, schema);
  await migrate(database, schema);
  const restored = await database.owner.transaction().execute(async (db) => {
    const tables = await keptTables(db);
    await hush(db, tables);
    if ((await companies(db)).length > 0)
      throw new BackupRefused('The database is not empty: a backup is restored into a new one');
    return orNoFiles(storage, async (stored) => {
      const found = await takeAll({ db, storage, stored, tables: new Map(tables.map((t) => [t.name, t])) }, path);
      await wake(db, tables);
      await refuseOtherData(db, tables, found);
      return found;
    });
  });
  await migrate(database);
  return restored;
};

const refuseOtherSchema = async (database: Database, schema: First['schema']) => {
  if (!migrations().some(({ name }) => name === schema))
    throw new BackupRefused(`The backup was made by a newer Llave (${schema}): update this one first`);
  const there = await schemaOf(database.owner);
  if (there && there > schema)
    throw new BackupRefused(
      `The backup is older (${schema}) than the database (${there}): restore it into one that has never been used`,
    );
};

/** No trigger may count, tell or change what is put back; keys that point forward are checked at the end. */
const hush = async (db: Kysely<unknown>, tables: KeptTable[]) => {
  for (const { name, lateKeys } of tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    for (const key of lateKeys)
      await sql`alter table ${sql.table(name)} alter constraint ${sql.id(key)} deferrable initially deferred`.execute(
        db,
      );
  }
};

const wake = async (db: Kysely<unknown>, tables: KeptTable[]) => {
  await sql`set constraints all immediate`.execute(db);
  for (const { name, lateKeys } of tables) {
    for (const key of lateKeys)
      await sql`alter table ${sql.table(name)} alter constraint ${sql.id(key)} not deferrable`.execute(db);
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  }
};

/** What is in the database now is read again: it must be what was there when the backup was made. */
const refuseOtherData = async (db: Kysely<unknown>, tables: KeptTable[], { checksum }: Last) => {
  if (checksum && checksum !== (await sumOf(db, tables)))
    throw new BackupRefused('What was restored is not what was backed up: nothing was kept');
};

/** Files know no transaction: those that were stored are removed again when the rows do not stay. */
const orNoFiles = async <T>(storage: Storage, work: (stored: FileKey[]) => Promise<T>): Promise<T> => {
  const stored: FileKey[] = [];
  try {
    return await work(stored);
  } catch (error) {
    for (const key of stored) await storage.remove(key);
    throw error;
  }
};

type Taking = { db: Kysely<unknown>; storage: Storage; stored: FileKey[]; tables: Map<string, KeptTable> };

const takeAll = async (taking: Taking, path: string): Promise<Last> => {
  const { db, tables } = taking;
  const found: Last = { rows: {}, files: 0 };
  let promised: Last | undefined;
  await readArchive(path, async (name, content) => {
    const [kind, accountId = '', thing = ''] = name.split('/');
    if (kind === 'rows') {
      const table = tables.get(thing);
      if (!table) throw new BackupRefused(`The backup has a table that is unknown here: ${thing}`);
      found.rows[thing] = (found.rows[thing] ?? 0) + (await takeRows(db, accountId, table, await text(content)));
    } else if (kind === 'files') {
      await takeFile(taking, { accountId, fileName: thing }, content);
      found.files += 1;
    } else if (name === lastName) promised = last.parse(await json(content));
    else await text(content);
    return 'go on';
  });
  if (
    !promised ||
    promised.files !== found.files ||
    Object.entries(promised.rows).some(([name, rows]) => rows !== (found.rows[name] ?? 0))
  )
    throw new BackupRefused('The backup is not whole: nothing was restored');
  return promised;
};

const takeRows = async (
  db: Kysely<unknown>,
  accountId: string,
  { name, columns, counters }: KeptTable,
  rows: string,
) => {
  const table = sql.table(name);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await enterCompany(db, accountId);
  const { numAffectedRows } = await sql`
    insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, ${rows}) where account_id = current_account()`.execute(
    db,
  );
  for (const { column, sequence } of counters) {
    const highest = sql`(select max(${sql.ref(column)}) from ${table})`;
    await sql`select setval(${sequence}, greatest(${highest}, nextval(${sequence})))`.execute(db);
  }
  return Number(numAffectedRows);
};

/** The row of a file says what its content must be: other content is not stored, and not taken for it when it is there. */
const takeFile = async ({ db, storage, stored, tables }: Taking, key: FileKey, content: AsyncIterable<Buffer>) => {
  const name = `${key.accountId}/${key.fileName}`;
  const wanted = await hashInRow(db, [...tables.values()], key);
  try {
    const { ids, bytes, sha256 } = await stageAll(storage, key, content);
    if (!wanted?.equals(sha256)) throw new BackupRefused(`The backup has a damaged file: ${name}`);
    const draft = await storage.assemble(key, ids, bytes);
    if (await draft.keep()) stored.push(key);
    else if (!wanted.equals(await checksumOf(await storage.read(key))))
      throw new BackupRefused(`Another file is already stored as ${name}`);
  } finally {
    await storage.unstage(key);
  }
};

const hashInRow = async (db: Kysely<unknown>, tables: KeptTable[], { accountId, fileName }: FileKey) => {
  await enterCompany(db, accountId);
  const { rows } = await sql<{ sha256: Uint8Array }>`
    select sha256 from ${contents(tables)} where file_name = ${fileName}`.execute(db);
  return rows[0] && Buffer.from(rows[0].sha256);
};
