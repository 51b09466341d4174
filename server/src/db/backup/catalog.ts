import { type Kysely, sql } from 'kysely';

type Key = { table: string; name: string; target: string };

/** A table whose rows are kept, and what restoring it takes. */
export type KeptTable = {
  name: string;
  /** Those that are written; generated ones make themselves. */
  columns: string[];
  counters: { column: string; sequence: string }[];
  /** Foreign keys to rows that may come later: to itself, or round a circle. */
  lateKeys: string[];
};

/**
 * What is over within days, or must not come back: a session or link that ended since would open its door again, an
 * answer or an event would speak of a world that is gone.
 */
export const passingTables = [
  'answers',
  'events',
  'exports',
  'one_time_tokens',
  'sessions',
  'sign_on_tries',
  'ticket_files',
];

/** The tables of companies, each after those that it points to. */
export const keptTables = async (db: Kysely<unknown>): Promise<KeptTable[]> => {
  const { rows: tables } = await sql<Omit<KeptTable, 'lateKeys'>>`
    select c.relname::text as name,
           array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
           coalesce(json_agg(json_build_object('column', a.attname, 'sequence', s.sequence)) filter (where s.sequence is not null), '[]') as counters
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join lateral (select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence) s
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid, c.relname
    having bool_or(a.attname = 'account_id') and c.relname::text <> all (${passingTables}::text[])
    order by c.relname`.execute(db);
  const { rows: keys } = await sql<Key>`
    select conrelid::regclass::text as table, conname::text as name, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and conparentid = 0`.execute(db);

  const order = inOrder(
    tables.map(({ name }) => name),
    keys,
  );
  const place = (name: string) => order.indexOf(name);
  return tables
    .map((table) => ({ ...table, lateKeys: lateKeysOf(table.name, keys, place) }))
    .sort((one, other) => place(one.name) - place(other.name));
};

const inOrder = (names: string[], keys: Key[]): string[] => {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || !names.includes(name)) return;
    seen.add(name);
    for (const key of keys) if (key.table === name) visit(key.target);
    order.push(name);
  };
  for (const name of names) visit(name);
  return order;
};

const lateKeysOf = (table: string, keys: Key[], place: (name: string) => number) =>
  keys.filter((key) => key.table === table && place(key.target) >= place(table)).map(({ name }) => name);

/** Names and checksums of all that the company that was entered keeps in the store: tables that have both describe files. */
export const contents = (tables: KeptTable[]) => {
  const described = tables.filter(({ columns }) => columns.includes('file_name') && columns.includes('sha256'));
  const each = described.map(
    ({ name }) => sql`select file_name, sha256 from ${sql.table(name)} where account_id = current_account()`,
  );
  return sql`(${sql.join(each, sql` union all `)}) as stored`;
};

/** Every company, also one that has left something that the law keeps (a schema before departures has none), seen through the directory: without a company entered nothing else can be seen. */
export const companies = async (db: Kysely<unknown>): Promise<string[]> => {
  await sql`set local role llave_system`.execute(db);
  const { rows: known } = await sql`select where to_regclass('departures') is not null`.execute(db);
  const left = known.length > 0 ? sql`union select account_id from departures` : sql``;
  const { rows } = await sql<{ id: string }>`
    select account_id as id from sign_in_names ${left} order by 1`.execute(db);
  await sql`reset role`.execute(db);
  return rows.map(({ id }) => id);
};

export const enterCompany = (db: Kysely<unknown>, accountId: string) =>
  sql`select set_config('app.account_id', ${accountId}, true)`.execute(db);

/** The last migration that was applied; undefined before the first. */
export const schemaOf = async (db: Kysely<unknown>): Promise<string | undefined> => {
  const { rows: there } =
    await sql`select from pg_tables where schemaname = current_schema() and tablename = 'migrations'`.execute(db);
  if (there.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(db);
  return rows[0]?.name ?? undefined;
};
