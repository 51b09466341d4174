import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { ownerForm } from '../../test/given-reception.ts';
import { endLaunched, launch, type Own, type Running, ready } from '../../test/process.ts';
import { often, shows } from '../../test/proof.ts';
import { ask, companyAt } from '../../test/remote.ts';
import { openCopy } from '../../test/template.ts';

let database: Awaited<ReturnType<typeof openCopy>>;
let folder: string;
let settings: Own;
let server: Running;
beforeAll(async () => {
  database = await openCopy();
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const DATABASE_URL = database.url ?? '';
  settings = {
    DATABASE_URL,
    LLAVE_DATA: folder,
    LLAVE_DEMO: 'off',
    TRUST_PROXY: '127.0.0.1',
    LLAVE_DEV_MAIL: 'on',
    PORT: String(await freePort()),
  };
  server = await ready(launch(settings));
});
afterAll(async () => {
  endLaunched();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next process does not wait here until the heartbeat of the last one is missed. */
const killAndRestart = async () => {
  const gone = once(server.child, 'close');
  server.child.kill('SIGKILL');
  await gone;
  await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(database.owner);
  server = await ready(launch(settings));
};

const count = async (statement: string) => {
  const { rows } = await sql.raw<{ count: number }>(statement).execute(database.owner);
  return rows[0]?.count ?? 0;
};

test('a server that is killed at any moment of a check-in leaves one check-in, one locker, one receipt and one mail', async () => {
  const points = often(3, 12);
  shows(17, points);
  const { accountId, staff } = await companyAt(server.origin);
  const { body: account } = await staff<object>('GET', `/account/${accountId}`);
  await staff('PUT', '/account', { ...account, keyDrop: true });
  for (let at = 0; at <= points; at += 1)
    await staff('POST', '/locker', { identifierValue: `K${at}`, lockerSize: 1, useType: 'Renting' });
  // Each visitor comes from a place of their own: one place may check in twenty vehicles at once.
  const sender = async (at: number) => {
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `203.0.113.${at + 1}` };
    const form = await ownerForm();
    const url = `${server.origin}/api/service-appoinment/account/${accountId}`;
    return () => ask<{ receiptNumber: number; lockerNumber: string }>(url, 'POST', form, headers);
  };
  const since = performance.now();
  expect((await (await sender(0))()).status).toBe(200);
  const whole = performance.now() - since;

  const outcomes = { lost: 0, answered: 0 };
  for (let point = 1; point <= points; point += 1) {
    const send = await sender(point);
    const first = send().then(
      ({ status }) => status,
      () => 0,
    );
    await after((whole * 1.2 * point) / points);
    await killAndRestart();
    outcomes[(await first) === 200 ? 'answered' : 'lost'] += 1;
    expect((await send()).body.receiptNumber).toBe(point + 1);
  }

  shows(17, 0, `${outcomes.lost} killed before the answer, ${outcomes.answered} after it`);
  await vi.waitFor(
    async () =>
      expect(await count("select count(*)::int from pgboss.job where name = 'receipt' and state <> 'completed'")).toBe(
        0,
      ),
    { timeout: 60_000, interval: 100 },
  );
  expect(await count('select count(*)::int from check_ins where receipt is not null')).toBe(points + 1);
  expect(await count('select count(distinct check_in_id)::int from lockers')).toBe(points + 1);
  expect(
    await count("select count(*)::int from pgboss.job where name = 'mail' and data -> 'mail' ->> 'kind' = 'checkedIn'"),
  ).toBe(points + 1);
  const stored = readdirSync(join(folder, 'files/stored'), { recursive: true, encoding: 'utf8' });
  expect(stored.filter((path) => path.endsWith('.pdf'))).toHaveLength(points + 1);
}, 600_000);
