import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import type { Database, Db } from './database.ts';
import { statementNames } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Transactions on connections that take the next statement before they have answered the last: to begin and to enter are one way. */
export const pipelined = (pool: pg.Pool, timeout = 20_000): Pick<Database, 'read' | 'write'> => {
  const handleOn = handles(pool);

  const transact = async <T>(begin: string, work: (db: Db) => Promise<T>, end: (line: Line) => Promise<void>) => {
    const line = lineOf(await pool.connect(), timeout);
    const handle = handleOn(line);
    try {
      unheard(line.ask(begin));
      const answer = await work(handle.db).finally(handle.close);
      await end(line);
      line.release();
      return answer;
    } catch (error) {
      line.ask('rollback').then(() => line.release(), line.release);
      throw error;
    }
  };

  return {
    read: (entering, work) =>
      againIfOutdated(() =>
        transact('begin read only', entered(entering, work), async (line) => unheard(line.ask('commit'))),
      ),
    write: (entering, work) =>
      againIfOutdated(() =>
        transact('begin', entered(entering, work), async (line) => {
          const { command } = await line.ask('commit');
          // PostgreSQL ends a transaction in which a statement failed by undoing it, and calls that no error.
          if (command === 'ROLLBACK') throw new Error('The transaction was undone');
        }),
      ),
  };
};

const entered =
  <R, T>(entering: RawBuilder<R>, work: (db: Db, entered: R[]) => Promise<T>) =>
  async (db: Db) =>
    work(db, (await entering.execute(db)).rows);

const againIfOutdated = <T>(transact: () => Promise<T>) =>
  transact().catch((error) => {
    if (!isOutdated(error)) throw error;
    return transact();
  });

/** A connection for the time of one transaction. */
type Line = {
  ask<R extends pg.QueryResultRow>(statement: string | pg.QueryConfig): Promise<pg.QueryResult<R>>;
  release(reason?: Error): void;
};

/**
 * Hangs up when nothing has been answered for too long: the line to the database may be cut. The driver can do
 * both, promise and timeout, but then each answer lives on in the old part of the heap until the next great collection:
 * a hundred megabytes under load, and the longest pauses.
 */
const lineOf = (client: pg.PoolClient, timeout: number): Line => {
  const { stream } = (client as unknown as pg.Client).connection;
  const silence = setTimeout(() => stream.destroy(), timeout);
  return {
    ask: <R extends pg.QueryResultRow>(statement: string | pg.QueryConfig) => {
      silence.refresh();
      // What is asked for in one go leaves in one piece.
      stream.cork();
      process.nextTick(() => stream.uncork());
      return new Promise<pg.QueryResult<R>>((resolve, reject) => {
        client.query<R>(statement as pg.QueryConfig, (error, result) => (error ? reject(error) : resolve(result)));
      });
    },
    release: (reason) => {
      clearTimeout(silence);
      client.release(reason);
    },
  };
};

/** What nobody waits for: where it fails, so does everything behind it. */
const unheard = (query: Promise<unknown>) => void query.catch(() => {});

/**
 * Kysely's own way to hold a connection lets one statement wait for the other. A handle is good for one transaction: what
 * came later would be done in the next company on the connection.
 */
const handles = (pool: pg.Pool) => {
  const names = statementNames();
  const dialect = new PostgresDialect({ pool });
  const [compiler, adapter, driver] = [new PostgresQueryCompiler(), new PostgresAdapter(), new DummyDriver()];

  return (line: Line) => {
    let closed = false;
    const connection: DatabaseConnection = {
      async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        if (closed) throw new Error('The transaction is over');
        const query = line.ask({ name: names.of(text), text, values: [...parameters] });
        const { rows, rowCount } = await query.catch((error) => {
          if (isOutdated(error)) names.forget();
          throw error;
        });
        return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
      },
      // biome-ignore lint/correctness/useYield: the interface asks for a generator, nobody here reads by a cursor
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('Nothing is streamed from a company.');
      },
    };
    const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) });
    const db: Db = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
    return {
      db,
      close: () => {
        closed = true;
      },
    };
  };
};

/** The plan of a prepared statement no longer fits its tables: a migration has changed them. */
const isOutdated = ({ code, routine }: pg.DatabaseError) => code === '0A000' && routine === 'RevalidateCachedQuery';
