import { dismissNotice, listNotices, type Notice } from '@llave/contract/notices';
import { assignTool, changeTool, reassignTool, requestTool, type Tool, useTool } from '@llave/contract/tools';
import { beforeEach, expect, test } from 'vitest';
import { upkeep } from '../../jobs/upkeep.ts';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let marta: Member;
let ivan: Member;
let tool: Tool;

/** Marta has the tool and Iván asks for it. */
beforeEach(async () => {
  admin = await world.company();
  marta = await world.person(admin.accountId, { name: 'Marta', surname: 'Ruiz' });
  ivan = await world.person(admin.accountId, { name: 'Iván', surname: 'Soto' });
  tool = await givenTool(world, admin, { name: 'Gato 3 T' });
  await use(marta, 'pickup');
  await request(ivan, ivan.user.id);
});

const use = (who: Member, action: string) =>
  world.call(useTool, { params: { id: tool.id }, body: { action }, token: who.token });
const request = (who: Member, userId: string) =>
  world.call(requestTool, { params: { id: tool.id, userId }, token: who.token });
const reassign = (userId: string) => world.call(reassignTool, { params: { id: tool.id, userId }, token: admin.token });

const noticesOf = async ({ accountId, token }: Member): Promise<Notice[]> =>
  (await world.call(listNotices, { params: { accountId }, token })).body;
const kinds = async (who: Member) => (await noticesOf(who)).map(({ kind }) => kind);

test('who asked is told when the holder says yes, and by whom', async () => {
  await world.call(assignTool, { params: { id: tool.id, userId: ivan.user.id }, token: marta.token });
  expect(await noticesOf(ivan)).toMatchObject([
    { kind: 'requestGranted', tool: { name: 'Gato 3 T' }, person: { name: 'Marta', surname: 'Ruiz' } },
  ]);
  expect(await kinds(marta)).toEqual([]);
});

test('who asked is told when the holder says no, and not when they took it back themselves', async () => {
  await request(marta, 'null');
  expect(await kinds(ivan)).toEqual(['requestDeclined']);
  await request(ivan, ivan.user.id);
  await request(ivan, 'null');
  expect(await kinds(ivan)).toEqual(['requestDeclined']);
});

test('who asked is told that the tool is back', async () => {
  await use(marta, 'return');
  expect(await kinds(ivan)).toEqual(['toolReturned']);
  expect(await kinds(marta)).toEqual([]);
});

test('is not told any more once somebody has taken it again', async () => {
  await use(marta, 'return');
  expect(await kinds(ivan)).toEqual(['toolReturned']);
  await use(marta, 'pickup');
  expect(await kinds(ivan)).toEqual([]);
});

test('an admin who moves a tool leaves word to who had it, who asked and who gets it', async () => {
  const lola = await world.person(admin.accountId);
  await reassign(lola.user.id);
  expect(await kinds(marta)).toEqual(['toolTaken']);
  expect(await kinds(ivan)).toEqual(['requestDeclined']);
  expect(await kinds(lola)).toEqual(['toolGiven']);
  await reassign('null');
  expect(await kinds(lola)).toEqual(['toolTaken', 'toolGiven']);
});

test('is put away by its owner alone, once', async () => {
  await use(marta, 'return');
  const [notice] = await noticesOf(ivan);
  const dismiss = (who: Member) => world.call(dismissNotice, { params: { id: notice?.id ?? '' }, token: who.token });
  expect((await dismiss(marta)).status).toBe(404);
  expect((await dismiss(admin)).status).toBe(404);
  expect(await kinds(ivan)).toHaveLength(1);
  expect((await dismiss(ivan)).status).toBe(200);
  expect((await dismiss(ivan)).status).toBe(200);
  expect(await kinds(ivan)).toEqual([]);
});

test('says nothing of a tool that is closed to them by now', async () => {
  await use(marta, 'return');
  const body = { id: tool.id, name: tool.name, img: tool.img, excludedUsers: [ivan.user.id] };
  expect((await world.call(changeTool, { token: admin.token, body })).status).toBe(200);
  expect(await noticesOf(ivan)).toEqual([]);
});

test('is forgotten after a month', async () => {
  await use(marta, 'return');
  world.pass(29 * 24 * 60);
  await upkeep(world.services);
  ivan = await world.signIn(ivan.user.userName ?? '');
  expect(await kinds(ivan)).toEqual(['toolReturned']);
  world.pass(2 * 24 * 60);
  await upkeep(world.services);
  ivan = await world.signIn(ivan.user.userName ?? '');
  expect(await kinds(ivan)).toEqual([]);
});
