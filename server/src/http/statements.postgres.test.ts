import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints } from '@llave/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenIds } from '../test/given-ids.ts';
import { type Ids, sampleOf } from '../test/requests.ts';
import { type Member, openWorld, type World } from '../test/world.ts';

/** Whatever a request asks of PostgreSQL, told by the request that asks. */
const asked = new AsyncLocalStorage<string[]>();
const { query } = pg.Client.prototype;

let world: World;
let admin: Member;
let ids: Ids;
beforeAll(async () => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    asked.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, given);
  } as typeof query;
  world = await openWorld();
  admin = await world.company();
  ids = await givenIds(world, admin);
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await world.close();
});

/** What every request begins and ends with. */
const isBorder = (statement: string) => /^(begin|commit|rollback)|\b(enter|visit)\(/i.test(statement);

const statementsOf = async (work: () => Promise<{ status: number }>) => {
  const statements: string[] = [];
  const { status } = await asked.run(statements, work);
  return { status, statements: statements.filter((statement) => !isBorder(statement)) };
};

const reads = endpoints.filter(({ writes, access }) => !writes && !['reporter', 'customer'].includes(access as string));

/** The home page is fourteen lists and figures in one answer: a statement each, so that the screen waits for one request. */
const most: Record<string, number> = { getToday: 14 };

test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s asks few things of the database once it has entered its company: four at most, where no other number is given',
  async (name, endpoint) => {
    const sample = sampleOf(endpoint, ids);
    const { status, statements } = await statementsOf(() => world.call(endpoint, { ...sample, token: admin.token }));
    const beyond = statements.slice(most[name] ?? 4);
    expect({ name, status, beyond }).toEqual({ name, status, beyond: [] });
  },
);

test('and most of these calls were answered', async () => {
  const statuses = [];
  for (const endpoint of reads)
    statuses.push((await world.call(endpoint, { ...sampleOf(endpoint, ids), token: admin.token })).status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0.8 * reads.length);
});
