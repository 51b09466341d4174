import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { companies, enterCompany, type KeptTable } from './catalog.ts';

/**
 * The rows of a table that the company which was entered has, a hundred at a time, as text that only a database reads again,
 * so that nothing is rounded on the way; all of their columns, or these.
 */
export async function* rowsOf(
  db: Kysely<unknown>,
  { name }: Pick<KeptTable, 'name'>,
  columns?: string[],
): AsyncGenerator<string[]> {
  const wanted = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  await sql`
    declare kept_rows no scroll cursor for
    select row_to_json(kept_row)::text as row
    from (select ${wanted} from ${sql.table(name)} where account_id = current_account()) kept_row`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch 100 from kept_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close kept_rows`.execute(db);
}

/** The same rows are written the same way whatever the machine's clock is set to. */
export const inOneTimeZone = (db: Kysely<unknown>) => sql`set local timezone = 'UTC'`.execute(db);

/** A checksum of rows, in whatever order they come: of equal data it is equal. The rows of files have theirs in them. */
export const openSum = () => {
  let sum = 0n;
  return {
    add: (table: string, row: string) => {
      const hash = createHash('sha256').update(`${table}\0${row}`).digest('hex');
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
    },
    text: () => sum.toString(16).padStart(64, '0'),
  };
};

/** The checksum of everything that companies have in these tables. */
export const sumOf = async (db: Kysely<unknown>, tables: KeptTable[]): Promise<string> => {
  const sum = openSum();
  await inOneTimeZone(db);
  for (const accountId of await companies(db)) {
    await enterCompany(db, accountId);
    for (const table of tables)
      for await (const rows of rowsOf(db, table)) for (const row of rows) sum.add(table.name, row);
  }
  return sum.text();
};
