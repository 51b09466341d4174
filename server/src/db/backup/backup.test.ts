import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../adapters/storage.ts';
import { openDiskStorage } from '../../adapters/storage-disk.ts';
import { shows } from '../../test/proof.ts';
import { openCopy, openEmptyEmbedded } from '../../test/template.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { lastName, readArchive, writeArchive } from './archive.ts';
import { companies, enterCompany, keptTables } from './catalog.ts';
import { restore } from './restore.ts';
import { backUp } from './write.ts';

/** Everything a table can have that a careless copy would lose. */
const oddities = `
  create table oddities (
    account_id uuid not null default current_account() references accounts,
    number bigint not null generated always as identity,
    parent bigint,
    moment timestamptz not null,
    exact numeric not null,
    rough double precision not null,
    bytes bytea not null,
    words text[] not null,
    written json not null,
    doubled numeric generated always as (exact * 2) stored,
    version integer not null default 1,
    primary key (account_id, number),
    foreign key (account_id, parent) references oddities
  );
  alter table oddities enable row level security;
  alter table oddities force row level security;
  create policy tenant on oddities using (account_id = current_account()) with check (account_id = current_account());
  create function meddle() returns trigger language plpgsql as $$ begin new.version := new.version + 1; return new; end $$;
  create trigger meddle before insert on oddities for each row execute function meddle();`;

const strange = [
  `insert into oddities (moment, exact, rough, bytes, words, written)
   select '2026-03-29 01:59:59.123456+01', 0.1 + n / 3.0 + 12345678901234567890, 0.1::float8 * n, decode(md5(n::text), 'hex'),
          array['ñ', '"a", {b}', '', null, E'line\\nend'], E'{ "b": 1,\\n "a": [1.0, 2e3] }'
   from generate_series(1, 3000) n`,
  `update oddities set parent = following.number
   from (select number - 1 as before, number from oddities where account_id = current_account()) following
   where account_id = current_account() and oddities.number = following.before`,
];

const folder = mkdtempSync(join(tmpdir(), 'llave-backup-'));
const archive = join(folder, 'all.llave');
const accounts = ['0de30000-11a7-4e00-8000-00000000000a', '0de30000-11a7-4e00-8000-00000000000b'];
const photo = '5f0c9a52-3f0e-4c59-9d57-0a1b2c3d4e5f.jpg';
let source: { database: Database; storage: Storage };
/** What the running test has opened. */
const opened: Database[] = [];

beforeAll(async () => {
  source = { database: await newDatabase(), storage: newStorage() };
  opened.length = 0;
  for (const accountId of accounts) {
    await addCompany(source.database, accountId);
    await inside(source.database, accountId, async (db) => {
      for (const statement of strange) await sql.raw(statement).execute(db);
    });
    await addFile(accountId, photo, Buffer.alloc(9_000_000, accountId));
  }
  await backUp(source, archive);
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(async () => {
  await source.database.close();
  rmSync(folder, { recursive: true, force: true });
});

const inside = <T>(database: Database, accountId: string, work: (db: Kysely<unknown>) => Promise<T>) =>
  database.owner.transaction().execute(async (db) => {
    await enterCompany(db, accountId);
    return work(db);
  });

const addCompany = (database: Database, accountId: string) =>
  inside(database, accountId, async (db) => {
    await sql`insert into accounts (company_name, company_identifier, phone_number, email, street, city, state, post_code, delegations)
              values ('Taller', 'B1', '1', 'a@b.test', 'c', 'd', 'e', 'f', '{Norte,Sur}')`.execute(db);
    await sql`with person as (insert into users (name, surname) values ('Ana', 'Ferrer') returning user_id),
                   session as (insert into sessions (user_id, address, expires_at) select user_id, '::1', now() from person)
              insert into sign_in_names (name, user_id) select ${accountId}, user_id from person`.execute(db);
    await sql`update accounts set language = 'en'`.execute(db);
  });

const addFile = async (accountId: string, fileName: string, content: Buffer) => {
  await source.storage.put({ accountId, fileName }, content);
  const sha256 = createHash('sha256').update(content).digest();
  await inside(source.database, accountId, (db) =>
    sql`insert into files (file_name, purpose, content_type, bytes, sha256, receipt)
        values (${fileName}, 'image', 'image/jpeg', ${content.length}, ${sha256}, ${sha256})`.execute(db),
  );
};

const kept = async (opening: Promise<Database> | Database) => {
  const database = await opening;
  opened.push(database);
  return database;
};

const newDatabase = async () => {
  const database = await kept(openCopy());
  await database.script(oddities);
  return database;
};

const newEmbedded = async () => {
  const database = await kept(openEmptyEmbedded());
  await migrate(database);
  await database.script(oddities);
  return database;
};

const newStorage = () => openDiskStorage(mkdtempSync(join(folder, 'data-')));

/** A checksum for each table of each company, over the columns that another database has, or its own. */
const checksums = async (database: Database, { owner } = database) => {
  const tables = await keptTables(owner);
  return database.owner.transaction().execute(async (db) => {
    await sql`set local timezone = 'UTC'`.execute(db);
    const sums: Record<string, unknown> = {};
    for (const accountId of await companies(db)) {
      await enterCompany(db, accountId);
      for (const { name, columns } of tables) {
        const { rows } = await sql`
          select count(*)::int as rows, md5(string_agg(sum, '' order by sum collate "C")) as sum
          from (select md5(row_to_json(r)::text) as sum
                from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
                      where account_id = current_account()) r) sums`.execute(db);
        sums[`${accountId} ${name}`] = rows[0];
      }
    }
    return sums;
  });
};

/** The state of everything that restoring touches on its way. */
const catalog = async ({ owner }: Database) => {
  const { rows } = await sql`
    select tgrelid::regclass::text as table, tgname::text as name, tgenabled::text as state from pg_trigger where not tgisinternal
    union all
    select conrelid::regclass::text, conname::text, condeferrable::text || condeferred::text from pg_constraint where conrelid <> 0
    union all
    select relname::text, 'row security', relrowsecurity::text || relforcerowsecurity::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1, 2`.execute(owner);
  return rows;
};

const targets: [string, () => Promise<Database>][] = [['the same engine', newDatabase]];
if (process.env.TEST_DATABASE_URL) targets.push(['the embedded engine', newEmbedded]);

test.each(targets)('backup, destroy, restore gives equal data in %s and back again', async (_, open) => {
  shows(24);
  const [first, second] = [await open(), await newDatabase()];
  const before = await catalog(first);
  const storage = newStorage();
  const restored = await restore({ database: first, storage }, archive);
  const again = join(folder, 'again.llave');
  await backUp({ database: first, storage }, again);
  await restore({ database: second, storage: newStorage() }, again);

  const wanted = await checksums(source.database);
  expect(restored).toMatchObject({
    rows: { accounts: 2, users: 2, sign_in_names: 2, oddities: 6000, files: 2 },
    files: 2,
  });
  expect(Object.keys(wanted)).toEqual(
    expect.arrayContaining(accounts.flatMap((id) => [`${id} users`, `${id} files`, `${id} oddities`])),
  );
  expect(await checksums(first)).toEqual(wanted);
  expect(await checksums(second)).toEqual(wanted);
  expect(await catalog(first)).toEqual(before);
  for (const accountId of accounts) {
    const content = await buffer(await storage.read({ accountId, fileName: photo }));
    expect(content.equals(await buffer(await source.storage.read({ accountId, fileName: photo })))).toBe(true);
  }
});

test('what is passing does not come back, and nothing is seen without a company', async () => {
  shows(24);
  const database = await newDatabase();
  await restore({ database, storage: newStorage() }, archive);
  const [accountId = ''] = accounts;

  for (const table of ['sessions', 'one_time_tokens', 'answers', 'events'])
    expect(await inside(database, accountId, (db) => sql`select from ${sql.table(table)}`.execute(db))).toMatchObject({
      rows: [],
    });
  for (const table of ['accounts', 'users', 'files'] as const)
    expect(await database.write(sql`select 1`, (db) => db.selectFrom(table).select('account_id').execute())).toEqual(
      [],
    );
});

test('counting goes on after the restored rows', async () => {
  shows(24);
  const database = await newDatabase();
  await restore({ database, storage: newStorage() }, archive);
  const [accountId = ''] = accounts;

  const { rows } = await inside(database, accountId, (db) =>
    sql<{
      number: string;
    }>`insert into oddities (moment, exact, rough, bytes, words, written) values (now(), 1, 1, '', '{}', '{}')
        returning number`.execute(db),
  );
  expect(Number(rows[0]?.number)).toBeGreaterThan(6000);
});

test('a database that is not empty is refused and stays as it is', async () => {
  const before = await checksums(source.database);
  await expect(restore(source, archive)).rejects.toThrow('not empty');
  expect(await checksums(source.database)).toEqual(before);
});

test('a backup that is cut off, damaged or of another kind restores nothing', async () => {
  shows(24);
  const database = await newDatabase();
  const whole = readFileSync(archive);
  const damaged = Buffer.from(whole);
  damaged.fill(0, whole.length - 4000, whole.length - 3000);
  for (const content of [whole.subarray(0, whole.length - 100), whole.subarray(0, 5000), damaged, Buffer.from('PK')]) {
    const path = join(folder, 'broken.llave');
    writeFileSync(path, content);
    await expect(restore({ database, storage: newStorage() }, path)).rejects.toThrow('not a whole backup');
  }
  expect(await database.owner.transaction().execute(companies)).toEqual([]);
});

/** The archive again, with its files damaged, without its end, or both. */
const forge = (path: string, how: { damaged: boolean; cutOff: boolean }) =>
  writeArchive(path, ({ add }) =>
    readArchive(archive, async (name, content) => {
      const written = await text(content);
      if (how.damaged && name.startsWith('files/')) await add(name, 'x'.repeat(written.length));
      else if (!how.cutOff || name !== lastName) await add(name, written);
      return 'go on';
    }),
  );

/** Everything a store has on the disk, finished or not. */
const filesIn = (data: string) =>
  readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test.each([
  { damaged: true, cutOff: true },
  { damaged: true, cutOff: false },
  { damaged: false, cutOff: true },
])(
  'a refused backup, damaged: $damaged, cut off: $cutOff, leaves no file, and the good one brings its own',
  async (how) => {
    const [database, data, path] = [await newDatabase(), mkdtempSync(join(folder, 'data-')), join(folder, 'bad.llave')];
    const storage = openDiskStorage(data);
    await forge(path, how);
    await expect(restore({ database, storage }, path)).rejects.toThrow(/not whole|damaged file/);
    expect(filesIn(data)).toEqual([]);

    await restore({ database, storage }, archive);
    for (const accountId of accounts) {
      const content = await buffer(await storage.read({ accountId, fileName: photo }));
      expect(content.equals(Buffer.alloc(9_000_000, accountId))).toBe(true);
    }
  },
);

test('a file of that name and size with other content is not taken for it, and stays', async () => {
  const storage = newStorage();
  const key = { accountId: accounts[1] ?? '', fileName: photo };
  await storage.put(key, Buffer.alloc(9_000_000, 'other'));
  await expect(restore({ database: await newDatabase(), storage }, archive)).rejects.toThrow('Another file');
  expect(await storage.size({ ...key, accountId: accounts[0] ?? '' })).toBeUndefined();
  expect((await buffer(await storage.read(key))).equals(Buffer.alloc(9_000_000, 'other'))).toBe(true);
});

test('a file whose content is no longer what it was is named and left out, so that the rest can come back', async () => {
  const storage = newStorage();
  const [first = '', second = ''] = accounts;
  await storage.put({ accountId: first, fileName: photo }, Buffer.alloc(9_000_000, first));
  await storage.put({ accountId: second, fileName: photo }, Buffer.alloc(9_000_000, 'rotten'));
  const path = join(folder, 'rotten.llave');
  expect(await backUp({ database: source.database, storage }, path)).toMatchObject({
    files: 1,
    missing: [`${second}/${photo}`],
  });
  expect(await restore({ database: await newDatabase(), storage: newStorage() }, path)).toMatchObject({ files: 1 });
});

test('a backup that fails leaves the earlier one', async () => {
  const path = join(folder, 'kept.llave');
  writeFileSync(path, 'the earlier one');
  const data = mkdtempSync(join(folder, 'data-'));
  for (const accountId of accounts) mkdirSync(join(data, 'files/stored', accountId, photo), { recursive: true });
  await expect(backUp({ database: source.database, storage: openDiskStorage(data) }, path)).rejects.toThrow('EISDIR');

  expect(readFileSync(path, 'utf8')).toBe('the earlier one');
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

test('a backup of an earlier schema is brought up to date', async () => {
  const old = await kept(openEmptyEmbedded());
  await migrate(old, '005_requests');
  await addCompany(old, accounts[0] ?? '');
  const path = join(folder, 'old.llave');
  await backUp({ database: old }, path);

  const database = await kept(openEmptyEmbedded());
  await restore({ database, storage: newStorage() }, path);
  expect(await checksums(database, old)).toEqual(await checksums(old));
  expect(await migrate(database)).toEqual([]);
  await expect(restore({ database: await newDatabase(), storage: newStorage() }, path)).rejects.toThrow('older');
}, 120_000);

test('what is blocked comes back blocked, with its files', async () => {
  shows(24);
  const [database, storage, path] = [await newDatabase(), newStorage(), join(folder, 'blocked.llave')];
  const [accountId = ''] = accounts;
  await addCompany(database, accountId);
  const content = Buffer.alloc(5000, 'b');
  const sha256 = createHash('sha256').update(content).digest();
  await storage.put({ accountId, fileName: photo }, content);
  await inside(database, accountId, async (db) => {
    await sql`insert into blocked_records (kind, record_id, blocked_at, data) values ('booking', ${accountId}, now(), '{}')`.execute(
      db,
    );
    await sql`insert into blocked_files (file_name, kind, record_id, content_type, sha256, created_at)
              values (${photo}, 'booking', ${accountId}, 'image/jpeg', ${sha256}, now())`.execute(db);
  });
  expect(await backUp({ database, storage }, path)).toMatchObject({ files: 1, missing: [] });

  const [target, theirs] = [await newDatabase(), newStorage()];
  await restore({ database: target, storage: theirs }, path);
  expect(await checksums(target)).toEqual(await checksums(database));
  expect((await buffer(await theirs.read({ accountId, fileName: photo }))).equals(content)).toBe(true);
});

test('a backup whose rows were changed afterwards restores nothing', async () => {
  shows(24);
  const [database, path] = [await newDatabase(), join(folder, 'altered.llave')];
  await writeArchive(path, ({ add }) =>
    readArchive(archive, async (name, content) => {
      await add(name, (await text(content)).replaceAll('Ferrer', 'Farrer'));
      return 'go on';
    }),
  );
  await expect(restore({ database, storage: newStorage() }, path)).rejects.toThrow('not what was backed up');
  expect(await database.owner.transaction().execute(companies)).toEqual([]);
});
