import { randomUUID } from 'node:crypto';
import { defaultRoles } from '@llave/contract/access';
import {
  blockTool,
  deleteTool,
  getTool,
  lendTool,
  listHeldTools,
  listTools,
  reassignTool,
  requestTool,
  retireTool,
  returnLoan,
  type Tool,
  unblockTool,
  useTool,
} from '@llave/contract/tools';
import { changeUser, deleteUser } from '@llave/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenWorkshop, givenWorld } from '../../test/given-world.ts';
import { toolActs } from '../../test/tool-acts.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
const { admin, marta, ivan } = givenWorkshop(world);
let tool: Tool;
beforeEach(async () => {
  tool = await givenTool(world, admin);
});

const { call, history, actions, pickUp, giveBack, ask, assign, reassign } = toolActs(() => ({ world, admin, tool }));

describe('pick up', () => {
  test('a free tool is taken, and everybody sees by whom and since when', async () => {
    const { status, body } = await pickUp(marta);
    expect([status, body.status, body.assignedTo]).toEqual([200, 'inUse', marta.user.id]);
    expect(body.holder).toEqual({ id: marta.user.id, name: 'Marta', surname: 'Ruiz' });
    expect(Date.parse(body.assignedSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await actions()).toEqual(['pickup', 'create']);
  });

  test('of a tool that somebody has is refused and says who has it', async () => {
    await pickUp(marta);
    expect(await pickUp(ivan)).toMatchObject({
      status: 409,
      body: { code: 'toolHeld', details: { holder: marta.user.id } },
    });
  });

  test('twice does one thing', async () => {
    await pickUp(marta);
    expect((await pickUp(marta)).status).toBe(200);
    expect(await actions()).toEqual(['pickup', 'create']);
  });

  test('of a blocked, lent or retired tool is refused', async () => {
    await call(blockTool, admin);
    expect((await pickUp(marta)).body.code).toBe('toolBlocked');
    await call(unblockTool, admin);
    await call(lendTool, admin, {}, { name: 'Obras Turia', email: 'obra@turia.test' });
    expect((await pickUp(marta)).body.code).toBe('toolLentOut');
    await call(returnLoan, admin);
    await call(retireTool, admin);
    expect((await pickUp(marta)).body.code).toBe('toolRetired');
  });
});

describe('give back', () => {
  test('frees the tool and drops the open request', async () => {
    await pickUp(marta);
    await ask(ivan);
    const { body } = await giveBack(marta);
    expect([body.status, body.assignedTo, body.requestedBy]).toEqual(['available', null, null]);
    expect(await actions()).toEqual(['return', 'pickup', 'create']);
  });

  test('from a stale page never undoes a newer act', async () => {
    await pickUp(marta);
    await reassign(ivan);
    expect(await giveBack(marta)).toMatchObject({
      status: 409,
      body: { code: 'toolHeld', details: { holder: ivan.user.id } },
    });
    expect((await call(getTool, admin)).body.assignedTo).toBe(ivan.user.id);
  });

  test('without an action the call takes what is free and gives back what is mine', async () => {
    expect((await call(useTool, marta)).body.assignedTo).toBe(marta.user.id);
    expect((await call(useTool, marta)).body.assignedTo).toBeNull();
  });
});

describe('ask for it', () => {
  test('the holder says yes to who asked and to nobody else', async () => {
    await pickUp(marta);
    expect((await assign(marta, ivan)).body.code).toBe('toolNotRequested');
    expect((await ask(ivan)).body.requestedBy).toBe(ivan.user.id);
    expect((await assign(marta, admin)).body.code).toBe('toolNotRequested');
    const { body } = await assign(marta, ivan);
    expect([body.assignedTo, body.requestedBy]).toEqual([ivan.user.id, null]);
    const [entry] = await history();
    expect(entry).toMatchObject({
      action: 'reAssigned',
      userId: marta.user.id,
      reAssignedTo: ivan.user.id,
      reAssignedToUser: { name: 'Iván' },
    });
  });

  test('for oneself, of somebody else, one request at a time', async () => {
    expect((await ask(ivan)).body.code).toBe('toolFree');
    await pickUp(marta);
    expect((await ask(marta)).body.code).toBe('toolHeld');
    expect((await ask(ivan, marta.user.id)).status).toBe(403);
    await ask(ivan);
    expect((await ask(ivan)).status).toBe(200);
    expect((await ask(admin)).body).toMatchObject({ code: 'toolRequested', details: { by: ivan.user.id } });
  });

  test('is cancelled by who asked, refused by the holder, dropped by an admin, and by nobody else', async () => {
    const other = await world.person(admin.accountId);
    for (const who of [ivan, marta, admin]) {
      await pickUp(marta);
      await ask(ivan);
      expect((await ask(other, 'null')).status).toBe(403);
      expect((await ask(who, 'null')).body.requestedBy).toBeNull();
      expect((await ask(who, 'null')).status).toBe(200);
    }
  });
});
describe('an admin', () => {
  test('hands out a free tool and not one that is held', async () => {
    expect((await assign(admin, marta)).body.assignedTo).toBe(marta.user.id);
    expect((await assign(admin, ivan)).body.code).toBe('toolHeld');
    expect((await assign(ivan, ivan)).status).toBe(403);
    expect(await actions()).toEqual(['assigned', 'create']);
  });

  test('reassigns from anyone to anyone, and takes back', async () => {
    await pickUp(marta);
    await ask(ivan);
    expect((await reassign(admin)).body).toMatchObject({ assignedTo: admin.user.id, requestedBy: null });
    expect((await reassign(null)).body.assignedTo).toBeNull();
    expect(await actions()).toEqual(['return', 'adminReassigned', 'pickup', 'create']);
    expect((await call(reassignTool, marta, { userId: marta.user.id })).status).toBe(403);
    expect((await call(reassignTool, admin, { userId: randomUUID() })).status).toBe(404);
  });

  test('lends outside and takes it back, named in the history', async () => {
    const { body } = await call(
      lendTool,
      admin,
      {},
      { name: 'Obras Turia', email: 'obra@turia.test', until: '2026-12-01' },
    );
    expect([body.status, body.toolLoan]).toEqual([
      'inUse',
      { name: 'Obras Turia', email: 'obra@turia.test', until: '2026-12-01' },
    ]);
    expect((await call(returnLoan, admin)).body.toolLoan).toBeNull();
    expect(await actions()).toEqual(['loanReturned', 'loan', 'create']);
    expect((await history())[1]?.toolLoan).toEqual({ name: 'Obras Turia', email: 'obra@turia.test' });
    expect((await call(lendTool, marta, {}, { name: 'X', email: 'x@y.es' })).status).toBe(403);
  });

  test('retires and deletes only what nobody has; what is gone is gone from every list', async () => {
    await pickUp(marta);
    expect((await call(retireTool, admin)).body.code).toBe('toolHeld');
    const kept = await call(deleteTool, admin);
    expect([kept.status, kept.body.message]).toEqual([409, 'Tool could not be deleted']);
    await giveBack(marta);
    expect((await call(retireTool, admin)).body.status).toBe('retired');
    expect((await call(deleteTool, admin)).status).toBe(200);
    expect((await call(getTool, admin)).status).toBe(404);
    expect((await pickUp(marta)).status).toBe(404);
  });

  test('cannot delete somebody who holds tools, and is told which', async () => {
    const leaving = await world.person(admin.accountId);
    await pickUp(leaving);
    const remove = () =>
      world.call(deleteUser, { params: { id: leaving.user.id, accountId: admin.accountId }, token: admin.token });
    expect((await remove()).body).toMatchObject({
      code: 'holdsTools',
      details: { tools: [{ id: tool.id, name: tool.name }] },
    });
    await giveBack(leaving);
    expect((await remove()).status).toBe(200);
    expect((await history())[0]?.user).toMatchObject({ id: leaving.user.id, name: 'Marta' });
  });
});

test('a no from a stale page does not reach somebody else, and nobody is handed what they could not give back', async () => {
  await pickUp(marta);
  await ask(ivan);
  await call(requestTool, ivan, { userId: 'null' });
  const other = await world.person(admin.accountId);
  await ask(other);
  const no = await call(requestTool, marta, { userId: 'null' }, { requestedBy: ivan.user.id });
  expect(no).toMatchObject({ status: 409, body: { code: 'toolRequested' } });
  expect((await call(requestTool, marta, { userId: 'null' }, { requestedBy: other.user.id })).status).toBe(200);
  const closed = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 } as const;
  const outsider = await world.person(admin.accountId, { access: closed });
  expect((await reassign(outsider)).body.code).toBe('personExcluded');
});

test('a tool is neither handed out nor reassigned to who is excluded from it or has no tools', async () => {
  const access = { ...defaultRoles, toolsRoleId: 1 as const };
  const outsider = await world.person(admin.accountId, { access });
  tool = await givenTool(world, admin, { excludedUsers: [ivan.user.id] });
  for (const person of [outsider, ivan]) {
    expect((await assign(admin, person)).body.code).toBe('personExcluded');
    expect((await reassign(person)).body.code).toBe('personExcluded');
  }
});

describe('somebody who has a tool', () => {
  const setRoles = (person: Member, roles: object) => {
    const { id, name, surname, userName, access } = person.user;
    const body = { id, name, surname, userName, access: { ...access, ...roles } };
    return world.call(changeUser, { token: admin.token, body });
  };

  test('does not lose the right to give it back', async () => {
    const person = await world.person(admin.accountId);
    await pickUp(person);
    expect(await setRoles(person, { toolsRoleId: 1 })).toMatchObject({
      status: 409,
      body: { code: 'holdsTools', details: { tools: [{ id: tool.id }] } },
    });
    expect((await setRoles(person, { toolsRoleId: 3 })).status).toBe(200);
    await giveBack(person);
    expect((await setRoles(person, { toolsRoleId: 1 })).status).toBe(200);
  });

  test('and only asked for it, no longer asks once tools are closed to them', async () => {
    const person = await world.person(admin.accountId);
    await pickUp(marta);
    await ask(person);
    expect((await setRoles(person, { toolsRoleId: 1 })).status).toBe(200);
    expect((await call(getTool, admin)).body.requestedBy).toBeNull();
  });
});

test('the lists show who has what, without what is retired', async () => {
  const company = await world.company();
  const worker = await world.person(company.accountId);
  const [first, second, third] = await Promise.all(
    ['Gato', 'Ábaco', 'Taladro'].map((name) => givenTool(world, company, { name, reference: `R-${name}` })),
  );
  const list = async (query: object = {}) =>
    (await world.call(listTools, { params: { accountId: company.accountId }, query, token: worker.token })).body.map(
      ({ name }) => name,
    );
  await world.call(useTool, { params: { id: first?.id }, body: { action: 'pickup' }, token: worker.token });
  await world.call(retireTool, { params: { id: third?.id, accountId: company.accountId }, token: company.token });
  expect((await list()).sort()).toEqual(['Gato', 'Ábaco']);
  expect(await list({ status: 'inUse' })).toEqual(['Gato']);
  expect(await list({ mine: 'true' })).toEqual(['Gato']);
  expect(await list({ held: 'true' })).toEqual(['Gato']);
  expect(await list({ asked: 'true' })).toEqual([]);
  expect((await list({ withoutLocker: 'true' })).sort()).toEqual(['Gato', 'Ábaco']);
  expect(await list({ calibrationDue: 'true' })).toEqual([]);
  expect(await list({ q: 'abaco' })).toEqual(['Ábaco']);
  expect(await list({ q: worker.user.surname })).toEqual(['Gato']);
  await world.call(requestTool, { params: { id: first?.id, userId: company.user.id }, token: company.token });
  expect(await list({ asked: 'true' })).toEqual(['Gato']);
  const held = await world.call(listHeldTools, {
    params: { accountId: company.accountId, userId: worker.user.id },
    token: company.token,
  });
  expect(held.body.map(({ id }) => id)).toEqual([first?.id]);
  expect(second?.status).toBe('available');
});
