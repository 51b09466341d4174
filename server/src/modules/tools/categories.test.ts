import { randomUUID } from 'node:crypto';
import {
  changeToolCategory,
  createToolCategory,
  deleteToolCategory,
  listToolCategories,
} from '@llave/contract/tool-categories';
import { changeTool, createTool, getTool, listTools } from '@llave/contract/tools';
import { beforeEach, expect, test } from 'vitest';
import { givenCategory, givenImage, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { often } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let boss: Member;
beforeEach(async () => {
  boss = await world.company();
});

const names = async (token = boss.token) => {
  const { body } = await world.call(listToolCategories, { params: { accountId: boss.accountId }, token });
  return body.map(({ name, tools }) => `${name} ${tools}`);
};

test('categories come in Spanish order, each with its tools in the workshop', async () => {
  for (const name of ['Ñoño', 'par de apriete', 'Óptica', 'Nivel', 'Elevación']) await givenCategory(world, boss, name);
  const { id: categoryId } = await givenCategory(world, boss, 'Diagnosis');
  await givenTool(world, boss, { name: 'Gato', categoryId });
  expect(await names()).toEqual(['Diagnosis 1', 'Elevación 0', 'Nivel 0', 'Ñoño 0', 'Óptica 0', 'par de apriete 0']);
});

test('a tool shows its category, and a list shows the tools of one', async () => {
  const lifting = await givenCategory(world, boss, 'Elevación');
  const jack = await givenTool(world, boss, { name: 'Gato', categoryId: lifting.id });
  await givenTool(world, boss, { name: 'Taladro' });
  expect(jack).toMatchObject({ categoryId: lifting.id, category: { id: lifting.id, name: 'Elevación' } });
  const query = { categoryId: lifting.id };
  const { body } = await world.call(listTools, { params: { accountId: boss.accountId }, query, token: boss.token });
  expect(body.map(({ name }) => name)).toEqual(['Gato']);
});

test('a name is taken once, whatever its capitals, and another company’s does not count', async () => {
  const lifting = await givenCategory(world, boss, 'Elevación');
  const create = (token: string) => world.call(createToolCategory, { token, body: { name: 'ELEVACIÓN' } });
  expect(await create(boss.token)).toMatchObject({ status: 409, body: { code: 'toolCategoryExists' } });
  expect((await create((await world.company()).token)).status).toBe(200);
  const body = { id: lifting.id, name: 'Alzar', version: lifting.version };
  expect((await world.call(changeToolCategory, { token: boss.token, body })).body).toMatchObject({ name: 'Alzar' });
  expect((await world.call(changeToolCategory, { token: boss.token, body: { ...body, name: 'Otra' } })).status).toBe(
    409,
  );
});

test('a category that goes leaves its tools without one', async () => {
  const { id } = await givenCategory(world, boss, 'Elevación');
  const jack = await givenTool(world, boss, { categoryId: id });
  expect((await world.call(deleteToolCategory, { params: { id }, token: boss.token })).status).toBe(200);
  const { body } = await world.call(getTool, { params: { id: jack.id }, token: boss.token });
  expect(body).toMatchObject({ categoryId: null, category: null });
  expect(await names()).toEqual([]);
});

test('a tool is not put in a category that is not there, nor in another company’s', async () => {
  const theirs = await givenCategory(world, await world.company());
  const body = { name: 'Gato', img: await givenImage(world, boss), categoryId: theirs.id };
  expect((await world.call(createTool, { token: boss.token, body })).status).toBe(404);
  const { id, version } = await givenTool(world, boss);
  const changed = { id, version, categoryId: theirs.id };
  expect((await world.call(changeTool, { token: boss.token, body: changed })).status).toBe(404);
  expect(
    (await world.call(changeTool, { token: boss.token, body: { ...changed, categoryId: randomUUID() } })).status,
  ).toBe(404);
  const query = { categoryId: theirs.id };
  const { body: found } = await world.call(listTools, {
    params: { accountId: boss.accountId },
    query,
    token: boss.token,
  });
  expect(found).toEqual([]);
});

test('fifty who add the same name at once have added one', async () => {
  const add = () => world.call(createToolCategory, { token: boss.token, body: { name: 'Elevación' } });
  const statuses = (await Promise.all(Array.from({ length: 50 }, add))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await names()).toEqual(['Elevación 0']);
});

test('of many who rename a category at once the first does, and the others are told', async () => {
  const { id, version } = await givenCategory(world, boss);
  const rename = (n: number) =>
    world.call(changeToolCategory, { token: boss.token, body: { id, version, name: `Elevación ${n}` } });
  const statuses = (await Promise.all(Array.from({ length: 20 }, (_, n) => rename(n)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});

test('a category that goes while tools are put in it is gone, and no tool is left in it', async () => {
  const img = await givenImage(world, boss);
  for (let round = 0; round < often(3, 20); round += 1) {
    const { id } = await givenCategory(world, boss);
    const add = () => world.call(createTool, { token: boss.token, body: { name: 'Gato', img, categoryId: id } });
    const remove = () => world.call(deleteToolCategory, { params: { id }, token: boss.token });
    const answers = await Promise.all([add(), add(), remove(), add(), remove(), add(), add(), add()]);
    const statuses = answers.map(({ status }) => status);
    expect([statuses[2], statuses[4]].sort()).toEqual([200, 404]);
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  }
  expect(await names()).toEqual([]);
  const { body } = await world.call(listTools, { params: { accountId: boss.accountId }, token: boss.token });
  expect(body.filter(({ category }) => category !== null)).toEqual([]);
});

test('whoever uses tools reads the categories, and only admins change them', async () => {
  const worker = await world.person(boss.accountId);
  await givenCategory(world, boss, 'Elevación');
  expect(await names(worker.token)).toEqual(['Elevación 0']);
  const body = { name: 'Diagnosis' };
  expect((await world.call(createToolCategory, { token: worker.token, body })).status).toBe(403);
});
