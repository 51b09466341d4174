import { randomUUID } from 'node:crypto';
import { sendCheckIn } from '@llave/contract/check-ins';
import { sendFieldIncident } from '@llave/contract/field-incidents';
import { listTools } from '@llave/contract/tools';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { held, maxAtOnce } from '../../http/limits/overload.ts';
import { givenTool } from '../../test/given.ts';
import { fieldForm, ownerForm, setAccount } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { often, shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
const { milliseconds } = held;
beforeAll(async () => {
  // As in the product: it is what keeps a flood from being felt.
  held.milliseconds = 250;
  admin = await world.company();
  await setAccount(world, admin, { delegations: ['CM93 Valencia'] });
  await givenTool(world, admin);
});
afterAll(() => {
  held.milliseconds = milliseconds;
});

const address = '203.0.113.99';
const flooders = 40;

/** Sends forms from one place, one after the other, until it is told to stop. */
const flood = async (statuses: number[], isOver: () => boolean) => {
  const [form, params] = [await ownerForm(), { accountId: admin.accountId }];
  while (!isOver()) {
    const email = `${randomUUID()}@malo.test`;
    const checkedIn = await world.call(sendCheckIn, { params, body: { ...form, email }, address });
    const reported = await world.call(sendFieldIncident, { params, body: fieldForm({ email }), address });
    statuses.push(checkedIn.status, reported.status);
  }
};

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const staffReads = async () => {
  const { status } = await world.call(listTools, { params: { accountId: admin.accountId }, token: admin.token });
  expect(status).toBe(200);
};

/** How long the staff waits for its list, in the middle of a second. */
const staffWaits = async () => {
  const waits = [];
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    const since = performance.now();
    await staffReads();
    waits.push(performance.now() - since);
  }
  return median(waits);
};

const rowsOf = (table: 'check_ins' | 'field_incidents') =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    return rows[0]?.count ?? 0;
  });

test('one place that sends without end leaves a few rows, and the staff does not notice', async () => {
  const rounds = often(3, 7);
  const statuses: number[] = [];
  const ratios: number[] = [];
  await flood(statuses, () => statuses.slice(-2).join() === '429,429');
  await staffWaits();
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await staffWaits();
    let over = false;
    const flooding = Array.from({ length: flooders }, () => flood(statuses, () => over));
    ratios.push((await staffWaits()) / quiet);
    over = true;
    await Promise.all(flooding);
  }
  const kept = [await rowsOf('check_ins'), await rowsOf('field_incidents')];
  const slower = median(ratios).toFixed(1);
  shows(23, statuses.length, `rows kept: ${kept.join(' and ')}; the staff's list took ${slower} times as long`);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  for (const count of kept) expect(count).toBeLessThan(30);
  expect(median(ratios)).toBeLessThan(2.5);
}, 300_000);

test('those who wait to be refused take nobody’s place', async () => {
  const [body, params] = [await ownerForm(), { accountId: admin.accountId }];
  const send = async () => (await world.call(sendCheckIn, { params, body, address })).status;
  while ((await send()) === 200);
  const wave = () => Promise.all(Array.from({ length: maxAtOnce - 50 }, send));
  const first = wave();
  await staffReads();
  const second = wave();
  await staffReads();
  const statuses = (await Promise.all([first, second])).flat();
  shows(23, statuses.length);
  expect(new Set(statuses)).toEqual(new Set([429]));
});
