import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, plainTypes } from './database.ts';
import type { SystemTables, Tables } from './tables.ts';

/** How long a request waits for a free connection before it is told to come back. */
const patience = 3_000;

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  plainTypes.includes(type) ? (text: string) => text : pg.types.getTypeParser(type, format);

export const openPostgres = (connectionString: string, connections: number): Database => {
  const pool = (max: number, role?: string) => {
    const made = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: patience,
      query_timeout: 20_000,
      application_name: 'llave',
      types: { getTypeParser },
      ...(role && {
        options: `-c role=${role} -c statement_timeout=15s -c idle_in_transaction_session_timeout=20s`,
      }),
    });
    // A broken connection is replaced on the next request; one that nobody listens to would end the process.
    made.on('error', () => {});
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const owners = pool(4);
  const app = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool(connections, 'llave_app') }) });
  const system = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool: pool(4, 'llave_system') }) });
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owners }) });
  return {
    engine: 'postgres',
    read: (entry, work) => app.connection().execute(async (db) => work(db, (await entry(false).execute(db)).rows)),
    write: (entry, work) => app.transaction().execute(async (db) => work(db, (await entry(true).execute(db)).rows)),
    system,
    owner,
    script: async (sql) => void (await owners.query(sql)),
    jobs: { connectionString, max: 3 },
    close: async () => {
      await Promise.all([app.destroy(), system.destroy(), owner.destroy()]);
    },
  };
};
