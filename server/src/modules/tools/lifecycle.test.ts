import { randomUUID } from 'node:crypto';
import { listToolHistory } from '@llave/contract/history';
import {
  addToolFile,
  blockTool,
  calibrateTool,
  changeTool,
  createTool,
  getTool,
  listTools,
  removeToolFile,
  requestTool,
  type Tool,
  unblockTool,
  useTool,
} from '@llave/contract/tools';
import { changeUser, deleteUser } from '@llave/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenFile, givenImage, givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let marta: Member;
beforeAll(async () => {
  admin = await world.company();
  marta = await world.person(admin.accountId);
});

const formOf = ({ name, description, reference, purchaseDate, purchasePrice, img, excludedUsers }: Tool) => ({
  name,
  description,
  reference,
  purchaseDate,
  purchasePrice,
  img,
  excludedUsers,
});
const change = (tool: Tool, changes: object, who = admin) =>
  world.call(changeTool, { token: who.token, body: { ...formOf(tool), id: tool.id, ...changes } });
const see = (who: Member, tool: Tool) => world.call(getTool, { params: { id: tool.id }, token: who.token });
const actions = async (tool: Tool) => {
  const params = { accountId: admin.accountId, toolId: tool.id };
  return (await world.call(listToolHistory, { params, token: admin.token })).body.map(({ action }) => action);
};

describe('a tool', () => {
  test('is created with everything it has, and changed', async () => {
    const form = {
      name: 'Taladro 18 V',
      description: 'Con dos baterías',
      reference: 'TAL-021',
      purchaseDate: '2025-03-04',
      purchasePrice: 189.9,
    };
    const tool = await givenTool(world, admin, form);
    expect(tool).toMatchObject({
      ...form,
      status: 'available',
      isEnable: true,
      isDeleted: false,
      version: 1,
      calibrations: [],
      attachments: [],
    });
    const picture = await world.app.inject({ method: 'GET', url: tool.imgUrl });
    expect(picture.headers['content-type']).toBe('image/png');
    const { body } = await change(tool, { name: 'Taladro 20 V', purchasePrice: null, version: tool.version });
    expect(body).toMatchObject({ name: 'Taladro 20 V', purchasePrice: null, purchaseDate: '2025-03-04' });
    expect(await actions(tool)).toEqual(['update', 'create']);
    expect(await change(tool, { name: 'Otro', version: tool.version })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  test.each([
    [{ name: '' }, 'name', 'toolNameRequired'],
    [{ img: null }, 'img', 'imageRequired'],
    [{ purchasePrice: -1 }, 'purchasePrice', 'priceInvalid'],
    [{ purchaseDate: '4/3/2025' }, 'purchaseDate', 'dateInvalid'],
  ])('refuses %j', async (wrong, path, code) => {
    const body = { name: 'Gato', img: await givenImage(world, admin), ...wrong };
    const answer = await world.call(createTool, { token: admin.token, body });
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, code }]]);
  });

  test('needs a picture of its own company', async () => {
    const theirs = await world.company();
    const body = { name: 'Gato', img: await givenImage(world, theirs) };
    const answer = await world.call(createTool, { token: admin.token, body });
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'img', code: 'fileMissing' }]]);
  });

  test('is blocked and unblocked once, however often it is asked', async () => {
    const tool = await givenTool(world, admin);
    const params = { id: tool.id, accountId: admin.accountId };
    for (const call of [blockTool, blockTool])
      expect((await world.call(call, { params, token: admin.token })).body.isEnable).toBe(false);
    for (const call of [unblockTool, unblockTool])
      expect((await world.call(call, { params, token: admin.token })).body.isEnable).toBe(true);
    expect(await actions(tool)).toEqual(['unBlocked', 'blocked', 'create']);
  });
});

test('a tool that excludes somebody who has left or become an admin can still be changed', async () => {
  const [leaving, rising] = [await world.person(admin.accountId), await world.person(admin.accountId)];
  const excludedUsers = [leaving.user.id, rising.user.id, marta.user.id];
  const tool = await givenTool(world, admin, { excludedUsers });
  const params = { id: leaving.user.id, accountId: admin.accountId };
  await world.call(deleteUser, { params, token: admin.token });
  const { id, name, surname } = rising.user;
  const body = { id, name, surname, email: `${id}@taller.test`, isAdmin: true };
  expect((await world.call(changeUser, { token: admin.token, body })).status).toBe(200);
  const { status, body: changed } = await change(tool, { name: 'Otra', excludedUsers });
  expect({ status, excluded: changed.excludedUsers }).toEqual({ status: 200, excluded: [marta.user.id] });
});

describe('who is excluded', () => {
  test('neither sees nor touches the tool, and sees it again afterwards', async () => {
    const tool = await givenTool(world, admin, { excludedUsers: [marta.user.id] });
    const listed = async () => {
      const { body } = await world.call(listTools, {
        params: { accountId: admin.accountId },
        query: { limit: '500' },
        token: marta.token,
      });
      return body.some(({ id }) => id === tool.id);
    };
    expect([(await see(marta, tool)).status, await listed()]).toEqual([404, false]);
    expect((await world.call(useTool, { params: { id: tool.id }, token: marta.token })).status).toBe(404);
    const history = await world.call(listToolHistory, {
      params: { accountId: admin.accountId, toolId: tool.id },
      token: marta.token,
    });
    expect(history.status).toBe(404);
    await change(tool, { excludedUsers: [] });
    expect([(await see(marta, tool)).status, await listed()]).toEqual([200, true]);
  });

  test('is a worker of this company, not an admin, and not who holds it; a request of theirs is dropped', async () => {
    const [tool, theirs, ivan] = [
      await givenTool(world, admin),
      await world.company(),
      await world.person(admin.accountId),
    ];
    for (const unfit of [admin.user.id, theirs.user.id, randomUUID()])
      expect((await change(tool, { excludedUsers: [unfit] })).body.details).toEqual([
        { path: 'excludedUsers', code: 'excludedUnfit' },
      ]);
    await world.call(useTool, { params: { id: tool.id }, token: marta.token });
    expect((await change(tool, { excludedUsers: [marta.user.id] })).body.code).toBe('toolHeld');
    await world.call(requestTool, { params: { id: tool.id, userId: ivan.user.id }, token: ivan.token });
    expect((await change(tool, { excludedUsers: [ivan.user.id] })).body).toMatchObject({
      requestedBy: null,
      excludedUsers: [ivan.user.id],
    });
  });
});

describe('a calibration', () => {
  test('is noted with its day, its result and when the next is due', async () => {
    const tool = await givenTool(world, admin);
    const params = { id: tool.id, accountId: admin.accountId };
    const fileName = await givenFile(world, admin, 'document', 'certificado', 'txt');
    const body = {
      entity: 'ENAC 42',
      observations: 'Sin desvío',
      date: '2026-10-25',
      nextCalibration: '2027-10-25',
      result: 'pass',
      fileName,
    };
    const done = await world.call(calibrateTool, { params, body, token: admin.token });
    expect(done.body.nextCalibration).toBe('2027-10-25');
    expect(done.body.calibrations).toEqual([expect.objectContaining({ ...body, userId: admin.user.id })]);
    expect(await actions(tool)).toEqual(['calibration', 'create']);
    const missing = await world.call(calibrateTool, { params, body: { entity: ' ' }, token: admin.token });
    expect(missing.body.details).toEqual([{ path: 'entity', code: 'entityRequired' }]);
  });
});

describe('a file', () => {
  test('is attached and taken off, once each, and the history says which', async () => {
    const tool = await givenTool(world, admin);
    const fileName = await givenFile(world, admin, 'document', 'factura', 'txt');
    const body = { fileName, originalName: 'Factura 12.txt', fileType: 'invoice' };
    const add = () => world.call(addToolFile, { params: { id: tool.id }, body, token: admin.token });
    expect((await add()).body.attachments).toEqual([expect.objectContaining({ ...body, createdBy: admin.user.id })]);
    expect((await add()).body.attachments).toHaveLength(1);
    const remove = () => world.call(removeToolFile, { params: { id: tool.id, fileName }, token: admin.token });
    expect((await remove()).body.attachments).toEqual([]);
    expect((await remove()).status).toBe(404);
    expect(await actions(tool)).toEqual(['fileRemoved', 'fileAdded', 'create']);
  });
});
