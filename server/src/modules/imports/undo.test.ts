import { listImports } from '@llave/contract/imports';
import { listLockers } from '@llave/contract/lockers';
import { listToolCategories } from '@llave/contract/tool-categories';
import { getTool, listTools, useTool } from '@llave/contract/tools';
import { listUsers } from '@llave/contract/users';
import { listVehicles } from '@llave/contract/vehicles';
import { expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenBooking } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { importing } from '../../test/importing.ts';
import { linkMailed } from '../../test/mailed.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
const { check, run, undo } = importing(world);

const toolsOf = async ({ accountId, token }: Member) =>
  (await world.call(listTools, { params: { accountId }, token })).body;

test('an import of tools is taken back whole within a day, once', async () => {
  const admin = await world.company();
  const { accountId, token } = admin;
  const was = await givenTool(world, admin, { name: 'Gato', reference: 'G-1', purchasePrice: 10 });
  const sheet = {
    columns: ['name', 'reference', 'category', 'purchasePrice'],
    rows: [
      ['Gato de foso', 'G-1', 'Elevación', '99.9'],
      ['Grúa', 'G-2', 'Elevación', ''],
    ],
  };
  const { body: done } = await run(admin, 'tools', sheet);
  expect(done).toMatchObject({ created: 1, changed: 1, undoneDate: null, fileName: 'tools.xlsx' });
  const taken = await undo(admin, done.id);
  expect([taken.status, taken.body.undoneDate === null]).toEqual([200, false]);
  const [left, ...none] = await toolsOf(admin);
  expect(none).toEqual([]);
  expect(left).toMatchObject({ id: was.id, name: 'Gato', purchasePrice: 10, category: null });
  expect((await world.call(listToolCategories, { params: { accountId }, token })).body).toEqual([]);
  expect((await undo(admin, done.id)).body.code).toBe('gone');

  const { body: again } = await run(admin, 'tools', sheet);
  expect(again).toMatchObject({ created: 1, changed: 1 });
});

test('what has changed since is named and stays, and the rest is taken back on a second word', async () => {
  const admin = await world.company();
  const rows = [['Martillo'], ['Sierra'], ['Lima']];
  const { body: done } = await run(admin, 'tools', { columns: ['name'], rows });
  const saw = (await toolsOf(admin)).find(({ name }) => name === 'Sierra');
  for (const action of ['pickup', 'return'])
    await world.call(useTool, { params: { id: saw?.id }, body: { action }, token: admin.token });
  const refused = await undo(admin, done.id);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'importChanged', details: { count: 1, changed: [{ id: saw?.id, name: 'Sierra' }] } },
  });
  expect(await toolsOf(admin)).toHaveLength(3);
  expect((await undo(admin, done.id, true)).status).toBe(200);
  expect((await toolsOf(admin)).map(({ name }) => name)).toEqual(['Sierra']);
  expect((await world.call(getTool, { params: { id: saw?.id }, token: admin.token })).status).toBe(200);
});

test('people are invited as when they are added one by one, and leave again while they have not come', async () => {
  const admin = await world.company();
  const { accountId, token } = admin;
  const tail = accountId.slice(0, 8);
  const mine = (name: string) => `${name}-${tail}`;
  const marta = await world.person(accountId, { name: 'Marta', surname: 'Ruiz', userName: mine('marta') });
  const elsewhere = await world.person((await world.company()).accountId, { userName: mine('otra') });
  const columns = ['name', 'surname', 'userName', 'email', 'isAdmin', 'toolsRoleId', 'managementRoleId'];
  const rows = [
    ['Marta', 'Ruiz Gil', mine('marta').toUpperCase(), '', '', '3', ''],
    ['Eva', 'Sanz', mine('eva'), `${mine('eva')}@taller.test`, '', '', '2'],
    ['Jefe', 'Nuevo', '', `${mine('jefe')}@taller.test`, 'true', '', ''],
    ['Iván', 'Soto', elsewhere.user.userName ?? '', '', '', '', ''],
    ['Nadie', '', '', '', 'quizá', '4', ''],
  ];
  expect((await check(admin, 'people', { columns, rows })).body.faults).toEqual([
    { row: 3, column: 'userName', code: 'identifierTaken' },
    { row: 4, column: 'surname', code: 'surnameRequired' },
    { row: 4, column: 'isAdmin', code: 'yesNoInvalid' },
    { row: 4, column: 'toolsRoleId', code: 'roleInvalid' },
  ]);
  const sheet = { columns, rows: rows.slice(0, 3) };
  const { body: done } = await run(admin, 'people', sheet);
  expect(done).toMatchObject({ created: 2, changed: 1 });
  const { body: people } = await world.call(listUsers, { params: { accountId }, token });
  expect(people.find(({ id }) => id === marta.user.id)).toMatchObject({
    surname: 'Ruiz Gil',
    access: { toolsRoleId: 3 },
  });
  expect(people.find(({ name }) => name === 'Eva')).toMatchObject({
    confirmedEmail: null,
    access: { managementRoleId: 2 },
  });
  await linkMailed(world, `${mine('eva')}@taller.test`, '/confirm-email');
  await linkMailed(world, `${mine('jefe')}@taller.test`, '/confirm-email');
  expect((await check(admin, 'people', sheet)).body).toMatchObject({ created: 0, changed: 0, same: 3 });
  const renamed = {
    columns: ['name', 'surname', 'userName', 'email'],
    rows: [['Eva', 'Sanz', mine('eva'), 'x@y.test']],
  };
  expect((await check(admin, 'people', renamed)).body.faults).toEqual([
    { row: 0, column: 'email', code: 'importKeeps' },
  ]);

  expect((await undo(admin, done.id)).status).toBe(200);
  const { body: after } = await world.call(listUsers, { params: { accountId }, token });
  expect(after.map(({ surname }) => surname)).not.toContain('Sanz');
  expect(after.find(({ id }) => id === marta.user.id)).toMatchObject({ surname: 'Ruiz', access: { toolsRoleId: 2 } });
  expect((await run(admin, 'people', sheet)).body).toMatchObject({ created: 2, changed: 1 });
});

test('a company has no more people than it may, however many a sheet brings', async () => {
  const admin = await world.company();
  const rows = Array.from({ length: 500 }, (_, n) => ['Ana', 'Sol', `${admin.accountId.slice(0, 8)}-${n}`]);
  const answer = await check(admin, 'people', { columns: ['name', 'surname', 'userName'], rows });
  expect([answer.status, answer.body.code]).toEqual([409, 'quota']);
});

test('lockers and vehicles are known by number and plate, and what is in use stays what it is', async () => {
  const admin = await world.company();
  const { accountId, token } = admin;
  const lockers = {
    columns: ['identifierValue', 'identifier', 'lockerSize', 'useType'],
    rows: [
      ['A1', 'Junto al foso', '4', 'Tool'],
      ['K1', '', '1', 'Renting'],
      ['A2', '', '21', 'Otra'],
    ],
  };
  expect((await check(admin, 'lockers', lockers)).body.faults).toEqual([
    { row: 2, column: 'lockerSize', code: 'lockerSizeInvalid' },
    { row: 2, column: 'useType', code: 'useTypeRequired' },
  ]);
  lockers.rows.pop();
  expect((await run(admin, 'lockers', lockers)).body).toMatchObject({ created: 2 });
  const changed = { columns: ['identifierValue', 'lockerSize'], rows: [['a1', '6']] };
  const { body: resized } = await run(admin, 'lockers', changed);
  expect(resized).toMatchObject({ created: 0, changed: 1 });
  const sizes = async () =>
    (await world.call(listLockers, { params: { accountId }, token })).body.map((one) => [
      one.identifierValue,
      one.lockerSize,
    ]);
  expect(await sizes()).toEqual([
    ['a1', 6],
    ['K1', 1],
  ]);
  await undo(admin, resized.id);
  expect(await sizes()).toEqual([
    ['A1', 4],
    ['K1', 1],
  ]);

  const columns = ['numberPlate', 'brand', 'model', 'currentKilometers'];
  const cars = {
    columns,
    rows: [
      ['1234-bbb', 'Seat', 'León', '12000'],
      ['5678 CCC', 'Fiat', '500', ''],
    ],
  };
  expect((await check(admin, 'vehicles', cars)).body.faults).toEqual([
    { row: 1, column: 'currentKilometers', code: 'kilometersRequired' },
  ]);
  cars.rows.pop();
  const { body: bought } = await run(admin, 'vehicles', cars);
  const again = { columns, rows: [['1234 BBB', 'Seat', 'León', '12500']] };
  expect((await check(admin, 'vehicles', again)).body).toMatchObject({ created: 0, changed: 1 });
  const [car] = (await world.call(listVehicles, { params: { accountId }, token })).body;
  await givenBooking(world, admin, car?.id ?? '');
  const refused = await undo(admin, bought.id);
  expect(refused.body.details).toEqual({ count: 1, changed: [{ id: car?.id, name: '1234-bbb' }] });
});

test('after a day it stays as it is', async () => {
  world.setClock(new Date(Date.now() + 24.1 * 3_600_000).toISOString());
  const admin = await world.company();
  const { body: done } = await run(admin, 'tools', { columns: ['name'], rows: [['Llave']] });
  expect((await undo(admin, done.id)).body.code).toBe('gone');
  const { accountId, token } = admin;
  expect((await world.call(listImports, { params: { accountId }, token })).body).toEqual([]);
  world.setClock();
});
