import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.js';
import { freePort } from '../test/free-port.ts';
import { endLaunched, launch, ready } from '../test/process.ts';
import { often, shows } from '../test/proof.ts';
import { companyAt } from '../test/remote.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let company: Awaited<ReturnType<typeof companyAt>>;
const connections = 6;

beforeAll(async () => {
  postgres = await startPostgres({});
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const settings = { DATABASE_URL: postgres.url, DATABASE_POOL: String(connections), LLAVE_DATA: folder };
  const server = await ready(launch({ ...settings, LLAVE_DEMO: 'off', PORT: String(await freePort()) }));
  company = await companyAt(server.origin);
});
afterAll(async () => {
  endLaunched();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Sent = { identifierValue: string; key: string };

const send = ({ identifierValue, key }: Sent) =>
  company.staff('POST', '/locker', { identifierValue, lockerSize: 1, useType: 'Tool' }, { 'idempotency-key': key });

const list = () => company.staff<unknown[]>('GET', `/locker/account/${company.accountId}`);

/** Asks again until it is answered as it should be; says how many milliseconds that took. */
const untilAnswered = async () => {
  const since = performance.now();
  await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: 60_000, interval: 5 });
  return Math.round(performance.now() - since);
};

const onDatabase = async <T>(work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

test('every write that was answered before PostgreSQL was killed is there afterwards, and those in doubt happen once', async () => {
  const rounds = often(1, 5);
  const acknowledged: Sent[] = [];
  const inDoubt: Sent[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    let killed = false;
    const writing = Array.from({ length: 12 }, async () => {
      while (!killed) {
        const sent = { identifierValue: randomUUID().slice(0, 13), key: randomUUID() };
        const status = await send(sent).then(
          (answer) => answer.status,
          () => 0,
        );
        (status === 200 ? acknowledged : inDoubt).push(sent);
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(round * 100), { timeout: 60_000, interval: 1 });
    await postgres.kill();
    killed = true;
    await Promise.all(writing);
    await postgres.start();
    await untilAnswered();
  }
  for (const sent of inDoubt) expect((await send(sent)).status).toBe(200);

  shows(18, rounds, `${acknowledged.length} acknowledged writes, ${inDoubt.length} in doubt and sent again`);
  const there = await onDatabase((client) =>
    client.query<{ name: string }>('select identifier_value as name from lockers'),
  );
  const wanted = [...acknowledged, ...inDoubt].map(({ identifierValue }) => identifierValue);
  expect(there.rows.map(({ name }) => name).sort()).toEqual(wanted.sort());
});

test('while PostgreSQL is away everybody is told so at once, and is served again by itself when it is back', async () => {
  const answers: { status: number; milliseconds: number }[] = [];
  const wanted = often(300, 5_000);
  let away = true;
  await postgres.kill();
  const since = performance.now();
  const asking = Array.from({ length: 8 }, async () => {
    while (away) {
      const asked = performance.now();
      const { status } = await list();
      answers.push({ status, milliseconds: performance.now() - asked });
    }
  });
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(wanted), { timeout: 100_000 });
  away = false;
  await Promise.all(asking);
  const seconds = Math.round((performance.now() - since) / 1000);
  await postgres.start();
  const recovered = await untilAnswered();

  const slowest = Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
  shows(
    19,
    answers.length,
    `away ${seconds} s: slowest answer ${slowest} ms, first 200 ${recovered} ms after it was back`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
});

test('when every connection is taken the next is told to come back, and nothing is lost when they are free again', async () => {
  const asked = 3 * connections;
  const statuses = await onDatabase(async (client) => {
    await client.query('begin; lock table lockers in access exclusive mode');
    const held = Array.from({ length: asked }, list);
    const refused = await Promise.any(
      held.map(async (answer) => {
        if ((await answer).status !== 503) throw new Error('Answered');
      }),
    ).then(() => 503);
    await client.query('rollback');
    const rest = await Promise.all(held);
    return [refused, ...rest.map(({ status }) => status)];
  });
  const recovered = await untilAnswered();
  shows(19, asked, `all ${connections} connections held: first 200 ${recovered} ms after they were free`);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
