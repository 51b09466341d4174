import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, plainTypes } from './database.ts';
import { pipelined } from './pipeline.ts';
import type { SystemTables } from './tables.ts';

/** How long a request waits for a free connection before it is told to come back. */
const connectTimeout = 3_000;

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  plainTypes.includes(type) ? (text: string) => text : pg.types.getTypeParser(type, format);

export const openPostgres = (connectionString: string, connections: number): Database => {
  const pool = (max: number, settings: pg.PoolConfig) => {
    const made = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: connectTimeout,
      application_name: 'llave',
      types: { getTypeParser },
      ...settings,
    });
    // A broken connection is replaced on the next request; one that nobody listens to would end the process.
    made.on('error', () => {});
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const hurried = (role: string) => ({
    options: `-c role=${role} -c statement_timeout=15s -c idle_in_transaction_session_timeout=20s`,
  });
  // The owner's migrations and backups take as long as they take.
  const owners = pool(4, {});
  const members = pool(connections, { ...hurried('llave_app'), pipeline: true });
  const system = new Kysely<SystemTables>({
    dialect: new PostgresDialect({ pool: pool(4, { ...hurried('llave_system'), query_timeout: 20_000 }) }),
  });
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owners }) });
  return {
    engine: 'postgres',
    ...pipelined(members),
    system,
    owner,
    script: async (sql) => void (await owners.query(sql)),
    jobs: { connectionString, max: 3 },
    close: async () => {
      await Promise.all([members.end(), system.destroy(), owner.destroy()]);
    },
  };
};
