import { reportTools } from '@llave/contract/reports';
import { assignTool, retireTool } from '@llave/contract/tools';
import { expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';

const world = givenWorld();

test('a holder without a surname is written without a space in its place', async () => {
  const boss = await world.company({ companyName: 'Taller Turia' });
  const { accountId, token, user } = boss;
  const { id } = await givenTool(world, boss);
  await world.call(assignTool, { params: { id, userId: user.id }, token });
  const { body } = await world.call(reportTools, { params: { accountId }, query: {}, token });
  expect(body.map(({ holder }) => holder)).toEqual(['Taller Turia']);
});

test('the overview is searched by name and reference, and one tool is found alone, also when it is retired', async () => {
  const boss = await world.company();
  const { accountId, token } = boss;
  const gauge = await givenTool(world, boss, { name: 'Manómetro digital', reference: 'MAN-009' });
  await givenTool(world, boss, { name: 'Gato de carretilla', reference: 'GAT-003' });
  await world.call(retireTool, { params: { accountId, id: gauge.id }, token });
  const names = async (query: object) =>
    (await world.call(reportTools, { params: { accountId }, query, token })).body.map(({ name }) => name);

  expect(await names({ q: 'manometro' })).toEqual(['Manómetro digital']);
  expect(await names({ q: 'gat-0 carre' })).toEqual(['Gato de carretilla']);
  expect(await names({ q: '100%' })).toEqual([]);
  expect(await names({ toolId: gauge.id })).toEqual(['Manómetro digital']);
  const stranger = await world.company();
  expect(
    (
      await world.call(reportTools, {
        params: { accountId: stranger.accountId },
        query: { toolId: gauge.id },
        token: stranger.token,
      })
    ).body,
  ).toEqual([]);
});
