import { reportActivity, reportTools, reportUtilisation } from '@llave/contract/reports';
import { listTools } from '@llave/contract/tools';
import { listUsers } from '@llave/contract/users';
import { listVehicles } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { givenImage, givenLocker, givenTool } from '../test/given.ts';
import { givenVehicle } from '../test/given-rental.ts';
import { givenWorld } from '../test/given-world.ts';
import type { Member } from '../test/world.ts';
import { asVisitor } from './tenancy.ts';

const names = [
  '1ª llave',
  'alicate',
  'Ámbar',
  'azuela',
  'Cámara',
  'camarote',
  'Comprobador',
  'maña',
  'mañana',
  'mapa',
  'nzeta',
  'Ñandú',
  'ÑU',
  'óptico',
  'Pingüino',
  'pino',
  'zócalo',
];
const surnames: [surname: string, name: string][] = [
  ['García', 'Ana'],
  ['garcia', 'Benito'],
  ['García', 'Clara'],
  ['Nuñez', 'Eva'],
  ['Núñez', 'Luis'],
  ['Ríos', 'Zoe'],
  ['Ruiz', 'Ana'],
];
const days = { from: '2026-10-01', to: '2026-10-31' };

const world = givenWorld();
let boss: Member;
beforeAll(async () => {
  boss = await world.company();
  const img = await givenImage(world, boss);
  for (const name of shuffled(names)) await givenTool(world, boss, { name, reference: name, img });
  for (const [surname, name] of shuffled(surnames)) await world.person(boss.accountId, { surname, name });
});

const shuffled = <T>(items: T[]) => items.toSorted((one, other) => hash(one) - hash(other));
const hash = (item: unknown) =>
  [...JSON.stringify(item)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

type List = typeof listTools | typeof listUsers | typeof listVehicles | typeof reportTools | typeof reportUtilisation;

/** All of a list, three at a time. */
const paged = async (endpoint: List, query: object = {}) => {
  const rows: { name: string; surname?: string }[] = [];
  let cursor: string | undefined;
  do {
    const { body, headers } = await world.call(endpoint, {
      params: { accountId: boss.accountId },
      token: boss.token,
      query: { ...query, limit: '3', ...(cursor && { cursor }) },
    });
    rows.push(...(body as unknown as typeof rows));
    cursor = headers['x-next-cursor'];
  } while (cursor);
  return rows;
};

test('the names of this test stand as Spanish puts them', () => {
  expect(names.toSorted(new Intl.Collator('es').compare)).toEqual(names);
});

test('tools are listed as Spanish orders their names, from page to page', async () => {
  expect((await paged(listTools)).map(({ name }) => name)).toEqual(names);
});

test.each([
  [reportTools, { sort: 'name' }],
  [reportTools, { sort: 'reference' }],
  [reportUtilisation, { sort: 'name', ...days }],
] as const)('and so is the report, either way: %#', async (endpoint, query) => {
  expect((await paged(endpoint, { ...query, way: 'asc' })).map(({ name }) => name)).toEqual(names);
  expect((await paged(endpoint, { ...query, way: 'desc' })).map(({ name }) => name)).toEqual(names.toReversed());
});

test('and its file', async () => {
  const { body } = await world.app.inject({
    url: `/api/reports/${boss.accountId}/tools`,
    headers: { authorization: `Bearer ${boss.token}`, accept: 'text/csv' },
  });
  const lines = body.split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(names);
});

test('people are listed by surname and name, an accent or a capital making no difference', async () => {
  const workers = (await paged(listUsers, { kind: 'worker' })).map(({ surname, name }) => [surname, name]);
  expect(workers).toEqual(surnames);
  const { body } = await world.call(reportActivity, {
    params: { accountId: boss.accountId },
    token: boss.token,
    query: days,
  });
  const people = body.people.map(({ user }) => [user?.surname, user?.name]);
  expect(people.filter(([surname]) => surname !== boss.user.surname)).toEqual(surnames);
});

test('the longest names that there are can be kept and listed', async () => {
  const letters = (count: number) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x20000 + ((at * 7919 + count) % 40_000)));
  const other = await world.company();
  for (const long of [letters(200), 'ﷺ'.repeat(200)]) {
    await givenTool(world, other, { name: long });
    await world.person(other.accountId, { name: long.slice(0, 100), surname: long });
  }
  for (const endpoint of [listTools, listUsers])
    expect(
      (await world.call(endpoint, { params: { accountId: other.accountId }, token: other.token })).body.length,
    ).toBe(endpoint === listTools ? 2 : 3);
});

test('vehicles are listed by plate, from page to page', async () => {
  const plates = ['0123 BCD', '1234 ABC', '1234-abd', 'B 1111 Z', 'ñ-100', 'V-1'];
  for (const numberPlate of shuffled(plates)) await givenVehicle(world, boss, { numberPlate });
  const listed = (await paged(listVehicles)) as unknown as { numberPlate: string }[];
  expect(listed.map(({ numberPlate }) => numberPlate)).toEqual(plates);
});

test('the overview by locker has 2 before 10', async () => {
  const other = await world.company();
  const img = await givenImage(world, other);
  for (const identifierValue of ['10', '2', 'Ñ1', 'A1']) {
    const tool = await givenTool(world, other, { name: identifierValue, img });
    const locker = await givenLocker(world, other, { identifierValue });
    await asVisitor(world.database, 'write', other.accountId, (db) =>
      db.updateTable('lockers').set({ tool_id: tool.id }).where('locker_id', '=', locker.id).execute(),
    );
  }
  const { body } = await world.call(reportTools, {
    params: { accountId: other.accountId },
    token: other.token,
    query: { sort: 'locker' },
  });
  expect(body.map(({ locker }) => locker)).toEqual(['2', '10', 'A1', 'Ñ1']);
});

test('a page of tools is read off its index, also from the middle, with the policies on', async () => {
  const plan = await asVisitor(world.database, 'read', boss.accountId, async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_sort = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain select tool_id from tools t
      where retired_at is null and deleted_at is null and (sort_name, tool_id) > ('c', ${boss.accountId}::uuid)
      order by sort_name, tool_id limit 50`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index.* using tools_by_name[\s\S]*Index Cond:.*sort_name/);
});
