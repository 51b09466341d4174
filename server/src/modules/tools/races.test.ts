import { getTool, requestTool, type Tool, useTool } from '@llave/contract/tools';
import { deleteUser } from '@llave/contract/users';
import { beforeEach, expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenWorkshop, givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { toolActs } from '../../test/tool-acts.ts';

const world = givenWorld();
const { admin, marta, ivan } = givenWorkshop(world);
let tool: Tool;
beforeEach(async () => {
  tool = await givenTool(world, admin);
});

const { call, actions, pickUp, ask, assign, reassign } = toolActs(() => ({ world, admin, tool }));

test('fifty take it at once: one has it, the others are told who', async () => {
  shows(14, 50);
  const people = [marta, ivan, admin, ...(await Promise.all([1, 2, 3].map(() => world.person(admin.accountId))))];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      pickUp(people[i % people.length] ?? marta).then((answer) => ({ ...answer, by: people[i % people.length] })),
    ),
  );
  const holder = (await call(getTool, admin)).body.assignedTo;
  for (const { status, by, body } of answers)
    expect([status, body.code ?? 'mine']).toEqual(by?.user.id === holder ? [200, 'mine'] : [409, 'toolHeld']);
  expect(await actions()).toEqual(['pickup', 'create']);
});

test('fifty ask at once: one request, the others are told whose', async () => {
  shows(14, 48);
  await pickUp(marta);
  const others = await Promise.all([1, 2, 3, 4].map(() => world.person(admin.accountId)));
  const answers = await Promise.all(Array.from({ length: 48 }, (_, i) => ask(others[i % 4] ?? ivan)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(answers.filter(({ body }) => body.code === 'toolRequested')).toHaveLength(36);
});

test('fifty yeses at once: the tool changes hands once, and once in the history', async () => {
  shows(14, 50);
  await pickUp(marta);
  await ask(ivan);
  const answers = await Promise.all(Array.from({ length: 50 }, () => assign(marta, ivan)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await call(getTool, admin)).body).toMatchObject({ assignedTo: ivan.user.id, requestedBy: null });
  expect(await actions()).toEqual(['reAssigned', 'pickup', 'create']);
});

test('an admin who hands it out fifty times at once hands it to one, and the others are told to whom', async () => {
  shows(14, 50);
  const people = [marta, ivan, await world.person(admin.accountId)];
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => assign(admin, people[i % 3] ?? marta)));
  const [winner] = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'toolHeld', details: { holder: winner?.body.assignedTo } });
  expect(await actions()).toEqual(['assigned', 'create']);
});

test('somebody who is deleted in the moment they take or ask for a tool leaves nothing dangling', async () => {
  shows(14, 12);
  const other = await givenTool(world, admin);
  await world.call(useTool, { params: { id: other.id }, token: marta.token });
  for (let round = 0; round < 12; round++) {
    const leaving = await world.person(admin.accountId);
    const [removed] = await Promise.all([
      world.call(deleteUser, { params: { id: leaving.user.id, accountId: admin.accountId }, token: admin.token }),
      pickUp(leaving),
      world.call(requestTool, { params: { id: other.id, userId: leaving.user.id }, token: leaving.token }),
    ]);
    const see = async (id: string) => (await world.call(getTool, { params: { id }, token: admin.token })).body;
    if (removed.status === 200) {
      expect((await see(tool.id)).assignedTo).not.toBe(leaving.user.id);
      expect((await see(other.id)).requestedBy).not.toBe(leaving.user.id);
    }
    await reassign(null);
    await world.call(requestTool, { params: { id: other.id, userId: 'null' }, token: admin.token });
  }
});
