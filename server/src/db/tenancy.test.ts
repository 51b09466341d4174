import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenWorld } from '../test/given-world.ts';
import { shows } from '../test/proof.ts';
import { asVisitor } from './tenancy.ts';

const world = givenWorld();

type Row = Record<string, unknown>;
const asOwner = async (query: string) => (await sql.raw<Row>(query).execute(world.database.owner)).rows;

/** Tables that belong to no company, each with its reason. */
const common = [
  'migrations', // what the schema is
  'throttles', // guessing starts before a company is known
];

const companyTables = async () =>
  asOwner(`
    select c.oid::int as oid, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and a.attnotnull) as has_account
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 2`);

test('every table is a company’s and closed, or is known to be common', async () => {
  const open = (await companyTables()).filter(
    ({ name, enabled, forced, has_account }) => !(has_account && enabled && forced) && !common.includes(String(name)),
  );
  expect(open).toEqual([]);
});

test('every company’s table has the one tenant policy, for reading and for writing', async () => {
  const policies = await asOwner(`
    select tablename as name, qual, with_check from pg_policies where policyname = 'tenant' and permissive = 'PERMISSIVE' and cmd = 'ALL'`);
  const rule = '(account_id = current_account())';
  const names = (await companyTables()).filter(({ has_account }) => has_account).map(({ name }) => name);
  expect(policies.filter(({ qual, with_check }) => qual !== rule || with_check !== rule)).toEqual([]);
  expect(policies.map(({ name }) => name).sort()).toEqual(names);
});

test('every key and every reference of a company’s table begins with its company', async () => {
  const loose = await asOwner(`
    select c.relname as name, k.conname as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'x') and a.attname <> 'account_id'
      and exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'account_id')`);
  expect(loose).toEqual([
    { name: 'sign_in_names', key: 'sign_in_names_pkey' },
    { name: 'sign_on_domains', key: 'sign_on_domains_pkey' },
  ]);
});

test('requests run as roles that own nothing, cannot log in and cannot bypass the policies', async () => {
  const roles = await asOwner(`
    select rolname as name, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
           exists (select from pg_class where relowner = r.oid) as owns
    from pg_roles r where rolname in ('llave_app', 'llave_system') order by 1`);
  const powerless = {
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    rolcreaterole: false,
    rolcreatedb: false,
    owns: false,
  };
  expect(roles).toEqual([
    { name: 'llave_app', ...powerless },
    { name: 'llave_system', ...powerless },
  ]);
});

test('a query without any filter sees nothing foreign, in any table', async () => {
  const [mine, theirs] = [await world.company(), await world.company()];
  const names = (await companyTables()).filter(({ has_account }) => has_account).map(({ name }) => String(name));
  shows(2, 2 * names.length);
  for (const mode of ['read', 'write'] as const)
    for (const name of names) {
      const seen = await asVisitor(world.database, mode, mine.accountId, async (db) => {
        const allowed = await sql<{ may: boolean }>`select has_table_privilege(${name}, 'select') as may`.execute(db);
        if (!allowed.rows[0]?.may) return [];
        return (await sql<{ account_id: string }>`select account_id from ${sql.table(name)}`.execute(db)).rows;
      });
      expect(
        seen.filter(({ account_id }) => account_id !== mine.accountId),
        `${mode} ${name}`,
      ).toEqual([]);
    }
  expect(theirs.accountId).not.toBe(mine.accountId);
});

test('before a company is entered nothing is seen and nothing can be written', async () => {
  shows(2, 2);
  await world.company();
  const asApp = (statement: string) =>
    world.database.owner.transaction().execute(async (tx) => {
      await sql`set local role llave_app`.execute(tx);
      return (await sql.raw<Row>(statement).execute(tx)).rows;
    });
  expect(await asApp('select * from users')).toEqual([]);
  await expect(asApp("insert into users (name, surname) values ('Nadie', '')")).rejects.toThrow();
});

test('a row of another company cannot be written, changed or taken away', async () => {
  shows(2, 3);
  const [mine, theirs] = [await world.company(), await world.company()];
  const inMine = <T>(work: Parameters<typeof asVisitor<T>>[3]) =>
    asVisitor(world.database, 'write', mine.accountId, work);
  const planted = inMine((db) =>
    db
      .insertInto('users')
      .values({
        account_id: theirs.accountId,
        name: 'Topo',
        surname: '',
        user_name: null,
        email: null,
        password_hash: null,
      })
      .execute(),
  );
  await expect(planted).rejects.toThrow(/row-level security/);

  const changed = await inMine((db) =>
    db
      .updateTable('accounts')
      .set({ company_name: 'Mía' })
      .where('account_id', '=', theirs.accountId)
      .executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
  const taken = await inMine((db) =>
    db.deleteFrom('sessions').where('account_id', '=', theirs.accountId).executeTakeFirst(),
  );
  expect(taken.numDeletedRows).toBe(0n);
});

test('the sign-in look-up sees who signs in and no more', async () => {
  shows(2);
  await world.company();
  const refused = sql`select * from users`.execute(world.database.system);
  await expect(refused).rejects.toThrow(/permission denied/);
});

test('a request can put a job in the queue but not read the others’', async () => {
  const { accountId } = await world.company();
  const peek = asVisitor(world.database, 'read', accountId, (db) => sql`select data from pgboss.job`.execute(db));
  await expect(peek).rejects.toThrow(/permission denied/);
});

test('two companies at once never see each other’s rows', async () => {
  shows(2, 80);
  const companies = await Promise.all(Array.from({ length: 4 }, () => world.company()));
  const looks = Array.from({ length: 80 }, (_, index) => {
    const company = companies[index % companies.length];
    return asVisitor(world.database, index % 3 ? 'read' : 'write', company?.accountId ?? '', async (db) => {
      const rows = await db.selectFrom('accounts').select('account_id').execute();
      return rows.length === 1 && rows[0]?.account_id === company?.accountId;
    });
  });
  expect(await Promise.all(looks)).not.toContain(false);
});
