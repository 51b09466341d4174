import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { signToken } from '../../server/src/http/callers/session.ts';
import type { Bench } from '../row.ts';
import { ended } from './ended.ts';
import { runProduct } from './processes.ts';

const secret = 'the-bench-has-a-secret-that-is-none';

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;
export type Person = { userId: string; sessionId: string; token: string };

/** The product on a database of its own, with one company in it; `sql` sees everything. */
const openWorkshop = async (bench: Bench, { workers = 20, tools = 300 } = {}) => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const cluster = new pg.Pool({ connectionString: bench.databaseUrl, max: 1 });
  await cluster.query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(bench.databaseUrl), { pathname: name }).href;
  const folder = await mkdtemp(join(tmpdir(), 'llave-bench-'));
  const product = await runProduct({
    DATABASE_URL: databaseUrl,
    LLAVE_DATA: folder,
    LLAVE_SECRET: secret,
    TRUST_PROXY: '127.0.0.1',
  });
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await sql.query(await readFile(join(import.meta.dirname, 'fill.sql'), 'utf8'));
  const addCompany = async (people: number, things: number) => {
    const accountId = randomUUID();
    await sql.query('select bench_company($1, $2, $3)', [accountId, people, things]);
    return accountId;
  };
  const accountId = await addCompany(workers, tools);
  await sql.query('vacuum analyze');

  return {
    accountId,
    databaseUrl,
    folder,
    product,
    secret,
    sql,
    addCompany,
    /** The id of a tool by its number, from one. */
    tool: (n: number) => accountId.slice(0, 24) + String(n).padStart(12, '0'),
    people: await peopleOf(sql, accountId),
    close: async () => {
      await product.stop();
      await ended(sql);
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Everybody of a company with a token, the admin first. */
export const peopleOf = async (sql: pg.Pool, accountId: string): Promise<[Person, Person, ...Person[]]> => {
  const { rows } = await sql.query(
    `select u.user_id, s.session_id from users u join sessions s using (account_id, user_id)
     where account_id = $1 order by not u.is_admin, u.user_name`,
    [accountId],
  );
  const expiresAt = new Date(Date.now() + 12 * 3_600_000);
  const people = rows.map(async ({ user_id: userId, session_id: sessionId }) => ({
    userId,
    sessionId,
    token: await signToken(secret, { accountId, userId, sessionId, expiresAt }),
  }));
  return Promise.all(people) as Promise<[Person, Person, ...Person[]]>;
};

/** Does something with a workshop that is gone afterwards. */
export const inWorkshop = async <T>(
  bench: Bench,
  size: Parameters<typeof openWorkshop>[1],
  work: (workshop: Workshop) => Promise<T>,
): Promise<T> => {
  const workshop = await openWorkshop(bench, size);
  try {
    return await work(workshop);
  } finally {
    await workshop.close();
  }
};

export const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
