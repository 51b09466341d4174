import { reportTools } from '@llave/contract/reports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';
import { csvLines } from './csv.ts';

const world = givenWorld();

/** More tools than a page holds, the same but for a number and since when each is out. */
const givenMany = async (boss: Member, name: string) => {
  const { img } = await givenTool(world, boss, { name });
  await asVisitor(world.database, 'write', boss.accountId, async (db) => {
    await sql`insert into tools (name, reference, image) select ${name}, n::text, ${img} from generate_series(1, 700) as n`.execute(
      db,
    );
    await sql`insert into tool_totals (tool_id, out_since)
      select tool_id, ${world.services.now()}::timestamptz - reference::int * interval '10 seconds' from tools
      where reference <> '' on conflict (account_id, tool_id) do update set out_since = excluded.out_since`.execute(db);
  });
};

const referencesIn = async ({ accountId, token }: Member, query: string) => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv' };
  const { body } = await world.app.inject({ url: `/api/reports/${accountId}/tools?${query}`, headers });
  return body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[1]);
};

test('a table goes on behind the longest names that there are', async () => {
  const boss = await world.company();
  await givenMany(boss, '車'.repeat(200));
  expect(new Set(await referencesIn(boss, 'sort=name')).size).toBe(701);

  const { accountId, token } = boss;
  const page = (query: object) => world.call(reportTools, { params: { accountId }, query, token });
  const cursor = (await page({ limit: '1' })).headers['x-next-cursor'] ?? '';
  expect((await page({ limit: '1', cursor })).status).toBe(200);
});

test('a file is of one moment, so that what grows while it is read is in it once', async () => {
  const boss = await world.company();
  await givenMany(boss, 'Taladro');
  const { now } = world.services;
  let asked = 0;
  world.services.now = () => new Date(now().getTime() + 60_000 * asked++);
  const references = await referencesIn(boss, 'sort=outHours&way=desc');
  world.services.now = now;
  expect(references).toHaveLength(701);
  expect(new Set(references).size).toBe(701);
});

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'no cell that begins with %j is a formula',
  (sign) => {
    shows(12);
    expect(csvLines([[`${sign}1`]]).replaceAll('"', '')).toBe(`'${sign}1\r\n`);
  },
);

test('who downloads one table after the other is slowed, and not whoever downloads a few', async () => {
  const boss = await world.company();
  const headers = { authorization: `Bearer ${boss.token}`, accept: 'text/csv' };
  const download = () => world.app.inject({ url: `/api/reports/${boss.accountId}/tools`, headers });
  const statuses = [];
  while (statuses.length < 200 && statuses.at(-1) !== 429) statuses.push((await download()).statusCode);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.at(-1)).toBe(429);
});
