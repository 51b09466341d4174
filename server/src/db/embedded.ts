import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { fromPglite } from 'pg-boss';
import { type Database, plainTypes } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { SystemTables, Tables } from './tables.ts';

/** PostgreSQL inside this process, in a folder; a dump starts it from a copy. Without a folder it lives in memory. */
export const openEmbedded = async (folder: string | undefined, dump?: Blob): Promise<Database & { pglite: PGlite }> => {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder && lockFolder(folder);
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: join(folder, 'database') } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    extensions: { btree_gin, btree_gist, pg_trgm, unaccent },
    parsers: Object.fromEntries(plainTypes.map((type) => [type, (text: string) => text])),
  });
  const app = new Kysely<Tables>({ dialect: dialect(pglite, 'llave_app') });
  const system = new Kysely<SystemTables>({ dialect: dialect(pglite, 'llave_system') });
  const owner = new Kysely<unknown>({ dialect: dialect(pglite) });
  const inTransaction: Database['write'] = (entering, work) =>
    app.transaction().execute(async (db) => work(db, (await entering.execute(db)).rows));
  return {
    engine: 'embedded',
    read: inTransaction,
    write: inTransaction,
    system,
    owner,
    script: async (sql) => void (await pglite.exec(sql)),
    jobs: { db: fromPglite(pglite) },
    close: async () => {
      await pglite.close();
      if (unlock) unlock();
    },
    pglite,
  };
};

/** Every statement runs as the role and alone on the one connection, inside a transaction of the engine's own lock. */
const dialect = (pglite: PGlite, role?: string): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver(pglite, role),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type Held = { tx: Transaction; end: (outcome: 'commit' | 'rollback') => Promise<void> };

const driver = (pglite: PGlite, role: string | undefined): Driver => {
  const held = new WeakMap<DatabaseConnection, Held>();

  const asRole = async (tx: Transaction) => {
    if (role) await tx.query(`set local role ${role}`);
  };

  const begin = (connection: DatabaseConnection) =>
    new Promise<void>((begun, failed) => {
      let release = (_: 'commit' | 'rollback') => {};
      const outcome = new Promise<'commit' | 'rollback'>((resolve) => {
        release = resolve;
      });
      const ended = pglite.transaction(async (tx) => {
        await asRole(tx);
        held.set(connection, {
          tx,
          end: async (how) => {
            held.delete(connection);
            release(how);
            await ended;
          },
        });
        begun();
        if ((await outcome) === 'rollback') await tx.rollback();
      });
      ended.catch(failed);
    });

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const run = (tx: Transaction) => tx.query<R>(query.sql, [...query.parameters]);
        const open = held.get(connection);
        const result = open
          ? await run(open.tx)
          : await pglite.transaction(async (tx) => {
              await asRole(tx);
              return run(tx);
            });
        return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
      },
      // biome-ignore lint/correctness/useYield: the interface asks for a generator, the engine has no cursor
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('The embedded database does not stream.');
      },
    };
    return connection;
  };

  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    beginTransaction: begin,
    commitTransaction: async (connection) => held.get(connection)?.end('commit'),
    rollbackTransaction: async (connection) => held.get(connection)?.end('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
};
