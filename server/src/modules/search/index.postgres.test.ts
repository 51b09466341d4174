import { searchKinds } from '@llave/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterCompany } from '../../db/backup/catalog.ts';
import type { Db } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { openEmpty } from '../../test/template.ts';

const [mine, theirs] = ['0de30000-11a7-4e00-8000-00000000000a', '0de30000-11a7-4e00-8000-00000000000b'] as const;

let database: Awaited<ReturnType<typeof openEmpty>>;
beforeAll(async () => {
  database = await openEmpty();
  await migrate(database);
  for (const accountId of [mine, theirs])
    await database.owner.transaction().execute(async (db) => {
      await enterCompany(db, accountId);
      await sql`insert into accounts (account_id, company_name, company_identifier, phone_number, email, street, city, state, post_code)
        values (current_account(), 'Taller', 'B12345678', '960 123 456', 'taller@taller.test', 'Calle 1', 'Valencia', 'Valencia', '46002')`.execute(
        db,
      );
      await sql`insert into search_entries (kind, entry_id, words, created_at)
        select (${[...searchKinds]}::text[])[1 + n % ${searchKinds.length}::int], gen_random_uuid(),
          (array['llave', 'taladro', 'gato', 'martillo', 'elevador', 'lopez', 'garcia', 'seat', 'reserva'])[1 + n % 9]
            || ' ' || substr(md5(n::text), 1, 6) || ' ' || n, now()
        from generate_series(1, 50000) n`.execute(db);
    });
  await sql`analyze search_entries`.execute(database.owner);
}, 120_000);
afterAll(() => database.close());

type Scans = { whole: number; byWords: number; byKey: number; read: number };

/** How often this connection has gone through the table, asked its indexes, and how many rows it has read. */
const scans = async (db: Db): Promise<Scans> => {
  const { rows } = await sql<Scans>`
    select pg_stat_get_xact_numscans('search_entries'::regclass)::int as whole,
      coalesce(pg_stat_get_xact_numscans(to_regclass('search_entries_words')), 0)::int as "byWords",
      pg_stat_get_xact_numscans('search_entries_pkey'::regclass)::int as "byKey",
      pg_stat_get_xact_tuples_fetched('search_entries'::regclass)::int as read`.execute(db);
  return rows[0] as Scans;
};

/** What a request finds by these words, and what it reads for that. */
const scansFor = (kind: string, sought: string) =>
  asVisitor(database, 'read', mine, async (db) => {
    const before = await scans(db);
    const { rows } = await sql`select * from find_entries(${[kind]}::text[], ${sought}, '{}')`.execute(db);
    const after = await scans(db);
    const grown = Object.entries(after).map(([name, count]) => [name, count - before[name as keyof Scans]]);
    return { found: rows.length, ...(Object.fromEntries(grown) as Scans) };
  });

test.each(searchKinds)('of a hundred thousand things the index of words tells which %s is meant', async (kind) => {
  const n = searchKinds.indexOf(kind) + 8 * 504;
  const { found, read, ...asked } = await scansFor(kind, `martilo ${n}`);
  expect(found).toBeGreaterThan(0);
  expect(asked).toEqual({ whole: 0, byWords: 1, byKey: 0 });
  expect(read).toBeLessThan(10_000);
});

test('without that index the whole table would be read', async () => {
  await sql`drop index search_entries_words`.execute(database.owner);
  expect(await scansFor('tool', 'martilo 4032')).toMatchObject({ whole: 1, byWords: 0 });
});
