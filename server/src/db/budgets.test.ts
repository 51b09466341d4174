import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openCopy } from '../test/template.ts';
import { type Budget, refund, spend } from './budgets.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openCopy();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => database.close());

const budget = (): Budget => ({ of: randomUUID(), burst: 2, everySeconds: 60 });
const take = (...budgets: Budget[]) => spend(database.system, budgets);
const useUp = async (used: Budget) => {
  while ((await take(used)) === 0);
};

test('what is used up is refused for as long as a token takes, with whatever else is asked for', async () => {
  const [used, other] = [budget(), budget()];
  expect(await take(used, other)).toBe(0);
  expect(await take(used)).toBe(0);
  expect(await take(used)).toBeCloseTo(60, 0);
  expect(await take(other, used)).toBeCloseTo(60, 0);
  expect(await take(other)).toBe(0);
  expect(await take(other)).toBeGreaterThan(0);
});

test('what is known to be used up is refused without asking the database', async () => {
  const used = budget();
  await useUp(used);
  await database.system.transaction().execute(async (db) => {
    await sql`lock table throttles in access exclusive mode`.execute(db);
    expect(await take(budget(), used)).toBeCloseTo(60, 0);
  });
});

test('what was given back can be spent at once', async () => {
  const used = budget();
  await useUp(used);
  await refund(database.system, [used]);
  expect(await take(used)).toBe(0);
  expect(await take(used)).toBeGreaterThan(0);
});

test('what another process gave back can be spent before long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const used = budget();
  await useUp(used);
  await sql`update throttles set tokens = 2`.execute(database.system);
  expect(await take(used)).toBeGreaterThan(0);
  vi.advanceTimersByTime(10_000);
  expect(await take(used)).toBe(0);
});
