import { readFile } from 'node:fs/promises';
import { hashPassword } from '../../server/src/adapters/passwords.ts';
import { ownerForm } from '../../server/src/test/given-reception.ts';
import { somewhere } from '../../server/src/test/somewhere.ts';
import { load } from '../load.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { run } from './processes.ts';
import { toolList } from './statements.ts';
import { bearer, inWorkshop, type Workshop } from './workshop.ts';

const password = 'Correcta.1';
const seconds = 4;

const post = async (url: string, body: unknown) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': somewhere() };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
};

/** So many of something, evenly over the time of one turn; ends when all are done. */
const spread = (count: number, work: (n: number) => Promise<void>) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      await new Promise((later) => setTimeout(later, (n * seconds * 1000) / count));
      await work(n);
    }),
  );

const listOf = ({ product, accountId, people }: Workshop) => ({
  url: `${product.origin}/api/tool/account/${accountId}?limit=50`,
  headers: bearer(people[1]),
});

export const busy: Row = {
  number: 11,
  name: 'p99 of the list while 5 sign in a second and 10 receipts are drawn ÷ quiet',
  bound: 'most',
  floor: 2,
  goal: 1.5,
  measure: (bench) =>
    inWorkshop(bench, { workers: 40 }, async (workshop) => {
      const { sql, product, accountId } = workshop;
      await sql.query(
        `begin; set local session_replication_role = replica; update users set password_hash = '${await hashPassword(password, { of: 'bench' })}'; commit`,
      );
      const { rows: names } = await sql.query('select name from sign_in_names order by name');
      const form = await ownerForm({ isDemo: true });
      const quiet = async () => (await load({ ...listOf(workshop), connections: 2, seconds })).p99;
      const turns = await alternate(async () => {
        const [p99] = await Promise.all([
          quiet(),
          spread(5 * seconds, (n) =>
            post(`${product.origin}/api/authentication/authenticate`, {
              identifier: names[n % names.length].name,
              password,
            }),
          ),
          spread(10, () => post(`${product.origin}/api/service-appoinment/account/${accountId}`, form)),
        ]);
        return p99;
      }, quiet);
      return { ratios: turns.ratios, seen: seen(turns, 'ms') };
    }),
};

const megabytes = async (pid: number | undefined) =>
  Number((await readFile(`/proc/${pid}/status`, 'utf8')).match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;

/** Both have answered the same list for a while. */
export const memory: Row = {
  number: 12,
  name: 'memory after a load ÷ that of bare Fastify + pg',
  bound: 'most',
  floor: 3,
  goal: 2,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      const statements = toolList(workshop.accountId, workshop.people[1].userId, 50);
      const bare = await run('bench/server/bare.ts', {
        DATABASE_URL: workshop.databaseUrl,
        BARE_STATEMENTS: JSON.stringify({ '/rows': statements }),
      });
      try {
        const turns = await alternate(
          async () => {
            await load(listOf(workshop));
            return megabytes(workshop.product.child.pid);
          },
          async () => {
            await load({ url: `${bare.origin}/rows` });
            return megabytes(bare.child.pid);
          },
          3,
        );
        return { ratios: turns.ratios, seen: seen(turns, 'MB') };
      } finally {
        await bare.stop();
      }
    }),
};
