import { getAccount, getPublicAccount } from '@llave/contract/accounts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { givenWorld } from '../test/given-world.ts';
import { shows } from '../test/proof.ts';
import { asVisitor } from './tenancy.ts';

const world = givenWorld();

const breakAll = () =>
  sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(world.database.owner);

test('a connection that breaks between two statements fails its own request and nothing else', async () => {
  shows(19);
  const { accountId } = await world.company();
  const held = asVisitor(world.database, 'read', accountId, async (db) => {
    await breakAll();
    await vi.waitFor(async () => {
      await sql`select 1`.execute(world.database.owner);
      await expect(sql`select 1`.execute(db)).rejects.toThrow();
    });
    return sql`select 1`.execute(db);
  });
  await expect(held).rejects.toThrow();
  expect((await world.call(getPublicAccount, { params: { accountId } })).status).toBe(200);
});

test('connections that break under load cost some answers and nothing else', async () => {
  shows(19, 10);
  const { accountId, token } = await world.company();
  const params = { accountId };
  const statuses: number[] = [];
  let breaking = true;
  const work = async () => {
    while (breaking) {
      const answers = [world.call(getAccount, { params, token }), world.call(getPublicAccount, { params })];
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
  };
  const workers = Array.from({ length: 8 }, work);
  for (let round = 0; round < 10; round++) await breakAll();
  breaking = false;
  await Promise.all(workers);
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect((await world.call(getAccount, { params, token })).status).toBe(200);
});
