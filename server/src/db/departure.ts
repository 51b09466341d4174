import { type Kysely, sql } from 'kysely';
import { enterCompany, keptTables, passingTables } from './backup/catalog.ts';
import type { Database } from './database.ts';

/** What the law keeps until its time is over (blocked data, art. 32 LOPDGDD), and what says whose it is. */
const keptByLaw = ['accounts', 'departures', 'blocked_records', 'blocked_files'];

/**
 * Closes the doors of a company whose day has come, if it still has not been taken back: its sessions end and nobody finds
 * it any more. False where it stays.
 */
export const closeDue = (database: Database, accountId: string, now: Date): Promise<boolean> =>
  inside(database, accountId, async (db) => {
    const { rows } = await sql`
      update accounts set deleted_at = ${now}, deletion_due_at = null, company_name = '', company_identifier = '',
        phone_number = '', email = '', street = '', city = '', state = '', post_code = '', logo = null,
        privacy_policy = '', registry_number = '', contact_email = '', delegations = '{}'
      where account_id = current_account() and deletion_due_at <= ${now} and deleted_at is null returning 1`.execute(
      db,
    );
    if (rows.length === 0) return false;
    await sql`insert into departures (departed_at) values (${now})`.execute(db);
    await sql`update sessions set ended_at = ${now} where account_id = current_account() and ended_at is null`.execute(
      db,
    );
    await sql`delete from sign_in_names where account_id = current_account()`.execute(db);
    return true;
  });

/** Deletes every row of a company that has left but what the law keeps, and its work in the queues. */
export const removeRows = (database: Database, accountId: string): Promise<void> =>
  inside(database, accountId, async (db) => {
    const kept = (await keptTables(db)).map(({ name }) => name).reverse();
    const untold = passingTables.filter((name) => name !== 'events');
    for (const name of [...untold, ...kept])
      if (!keptByLaw.includes(name))
        await sql`delete from ${sql.table(name)} where account_id = current_account()`.execute(db);
    await sql`delete from pgboss.job where data ->> 'accountId' = ${accountId}`.execute(db);
  });

/** The names of the files that the law keeps. */
export const blockedFiles = (database: Database, accountId: string): Promise<Set<string>> =>
  inside(database, accountId, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select file_name as name from blocked_files where account_id = current_account()`.execute(db);
    return new Set(rows.map(({ name }) => name));
  });

/** Forgets the company itself where nothing of it is kept any more; its last events have reached everybody by then. */
export const forgetCompany = (database: Database, accountId: string): Promise<boolean> =>
  inside(database, accountId, async (db) => {
    await sql`delete from events where account_id = current_account()`.execute(db);
    const { rows } = await sql`select from blocked_records where account_id = current_account() limit 1`.execute(db);
    if (rows.length > 0) return false;
    await sql`delete from departures where account_id = current_account()`.execute(db);
    await sql`delete from accounts where account_id = current_account()`.execute(db);
    return true;
  });

const inside = <T>({ owner }: Database, accountId: string, work: (db: Kysely<unknown>) => Promise<T>) =>
  owner.transaction().execute(async (db) => {
    await enterCompany(db, accountId);
    return work(db);
  });
