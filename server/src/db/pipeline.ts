import { isDeepStrictEqual } from 'node:util';
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
} from 'kysely';
import type pg from 'pg';
import type { Database, Db, Entry } from './database.ts';
import { statementNames } from './prepared.ts';
import type { Tables } from './tables.ts';

type Work<R, T> = (db: Db, entered: R[]) => Promise<T>;

/** What the work answered, or nothing when it has to be done once more. */
type Done<T> = { answer: T } | undefined;

/**
 * Transactions on connections that take the next statement before they have answered the last. Beginning, entering the
 * company and the first statement of the work go out together: the work begins on what entering is expected to answer,
 * and is undone and done again when it answers something else.
 */
export const pipelined = (pool: pg.Pool, timeout = 20_000): Pick<Database, 'read' | 'write'> => {
  const handleOn = handles(pool);

  const inTransaction = async <T>(
    begin: string,
    work: (db: Db) => Promise<Done<T>>,
    end: (line: Line, done: Done<T>) => Promise<void>,
  ) => {
    const line = lineOf(await pool.connect(), timeout);
    const handle = handleOn(line);
    try {
      unheard(line.ask(begin));
      const done = await work(handle.db).finally(handle.close);
      await end(line, done);
      line.release();
      return done;
    } catch (error) {
      line.ask('rollback').then(() => line.release(), line.release);
      throw error;
    }
  };

  return {
    read: twiceIfNeeded((work) => inTransaction('begin read only', work, async (line) => unheard(line.ask('commit')))),
    write: twiceIfNeeded((work) =>
      inTransaction('begin', work, async (line, done) => {
        const { command } = await line.ask(done ? 'commit' : 'rollback');
        // PostgreSQL ends a transaction in which a statement failed by undoing it, and calls that no error.
        if (done && command === 'ROLLBACK') throw new Error('The transaction was undone');
      }),
    ),
  };
};

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

/** The second time nothing is taken for granted. */
const twiceIfNeeded =
  (transact: <T>(work: (db: Db) => Promise<Done<T>>) => Promise<Done<T>>): Database['read'] =>
  async (entry, work) => {
    const first = await transact(entering(entry, work, entry.expected)).catch((error) => {
      if (!isOutdated(error)) throw error;
    });
    const done = first ?? (await transact(entering(entry, work)));
    if (!done) throw new Error('Nothing was expected, and yet it was something else');
    return done.answer;
  };

/** What nobody waits for: where it fails, so does everything behind it. */
const unheard = (query: Promise<unknown>) => void query.catch(() => {});

const entering =
  <R, T>({ statement }: Entry<R>, work: Work<R, T>, expected?: R[]) =>
  async (db: Db): Promise<Done<T>> => {
    const entered = statement.execute(db);
    if (!expected) return { answer: await work(db, (await entered).rows) };

    const begun = async () => work(db, expected);
    const [is, done] = await Promise.allSettled([entered, begun()]);
    if (is.status === 'rejected') throw is.reason;
    if (!isDeepStrictEqual(is.value.rows, expected)) return undefined;
    if (done.status === 'rejected') throw done.reason;
    return { answer: done.value };
  };

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
