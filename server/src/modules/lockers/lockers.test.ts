import { getBooking } from '@llave/contract/bookings';
import {
  changeLocker,
  createLocker,
  deleteLocker,
  type Locker,
  listLockers,
  setLockerUse,
} from '@llave/contract/lockers';
import { deleteTool, getTool, listTools, retireTool, setToolLocker, useTool } from '@llave/contract/tools';
import { beforeAll, expect, test } from 'vitest';
import { givenLocker, givenTool } from '../../test/given.ts';
import { givenBooking, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

const put = (lockerId: string, useId: string | null) =>
  world.call(setLockerUse, {
    params: { id: lockerId },
    body: { useId, accountId: admin.accountId },
    token: admin.token,
  });
const lockerOf = async (toolId: string) =>
  (await world.call(getTool, { params: { id: toolId }, token: admin.token })).body.lockerId;

test('a tool put in a locker is in it on both sides, and released from both', async () => {
  const [locker, tool] = [await givenLocker(world, admin), await givenTool(world, admin)];
  expect((await put(locker.id, tool.id)).body).toMatchObject({
    status: 'InUse',
    useId: tool.id,
    tool: { name: tool.name },
  });
  expect(await lockerOf(tool.id)).toBe(locker.id);
  const waiting = await world.call(listTools, {
    params: { accountId: admin.accountId },
    query: { withoutLocker: 'true' },
    token: admin.token,
  });
  expect(waiting.body.map(({ id }) => id)).not.toContain(tool.id);
  expect((await put(locker.id, null)).body).toMatchObject({ status: 'Available', useId: null });
  expect(await lockerOf(tool.id)).toBeNull();
});

test('a tool moves from locker to locker, and stays where it was when the new one is taken', async () => {
  const [first, second] = [await givenLocker(world, admin), await givenLocker(world, admin)];
  const [tool, other] = [await givenTool(world, admin), await givenTool(world, admin)];
  const move = (lockerId: string | null) =>
    world.call(setToolLocker, { params: { id: tool.id }, body: { lockerId }, token: admin.token });
  expect((await move(first.id)).body.locker).toEqual({ id: first.id, identifierValue: first.identifierValue });
  expect((await move(second.id)).body.lockerId).toBe(second.id);
  await put(first.id, other.id);
  expect(await move(first.id)).toMatchObject({
    status: 409,
    body: { code: 'lockerInUse', details: { useId: other.id } },
  });
  expect(await lockerOf(tool.id)).toBe(second.id);
  expect((await put((await givenLocker(world, admin)).id, tool.id)).body.code).toBe('toolInLocker');
  expect((await move(null)).body.lockerId).toBeNull();
});

test('fifty tools for one locker, and one tool for fifty lockers: one wins', async () => {
  shows(14, 100);
  const tools = await Promise.all(Array.from({ length: 10 }, () => givenTool(world, admin)));
  const locker = await givenLocker(world, admin);
  const forLocker = await Promise.all(Array.from({ length: 50 }, (_, i) => put(locker.id, tools[i % 10]?.id ?? null)));
  expect(new Set(forLocker.filter(({ status }) => status === 200).map(({ body }) => body.useId)).size).toBe(1);
  const [tool] = await Promise.all([givenTool(world, admin)]);
  const lockers = await Promise.all(Array.from({ length: 10 }, () => givenLocker(world, admin)));
  const forTool = await Promise.all(
    Array.from({ length: 50 }, (_, i) => put(lockers[i % 10]?.id ?? '', tool?.id ?? '')),
  );
  expect(new Set(forTool.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
});

test('what is retired or deleted leaves its locker', async () => {
  for (const endpoint of [retireTool, deleteTool]) {
    const [locker, tool] = [await givenLocker(world, admin), await givenTool(world, admin)];
    await put(locker.id, tool.id);
    await world.call(endpoint, { params: { id: tool.id, accountId: admin.accountId }, token: admin.token });
    expect((await put(locker.id, null)).body).toMatchObject({ status: 'Available', useId: null });
  }
});

test('numbers are unique in the account whatever their case; one in use is neither deleted nor put to another use', async () => {
  const [locker, tool] = [await givenLocker(world, admin, { identifierValue: 'A-1' }), await givenTool(world, admin)];
  const body = { identifierValue: 'a-1', lockerSize: 2, useType: 'Tool' };
  expect((await world.call(createLocker, { token: admin.token, body })).body.code).toBe('lockerExists');
  await put(locker.id, tool.id);
  const remove = () => world.call(deleteLocker, { params: { id: locker.id }, token: admin.token });
  expect((await remove()).body).toMatchObject({ code: 'lockerInUse', details: { useId: tool.id } });
  const change = (changes: object) =>
    world.call(changeLocker, { token: admin.token, body: { ...body, id: locker.id, ...changes } });
  expect((await change({ useType: 'Renting' })).body.code).toBe('lockerInUse');
  expect((await change({ identifierValue: 'A-2', lockerSize: 6 })).body).toMatchObject({
    identifierValue: 'A-2',
    lockerSize: 6,
    useId: tool.id,
  });
  await put(locker.id, null);
  const told = () =>
    world.database.system.selectFrom('events').select('event_id').where('entity_id', '=', locker.id).execute();
  const before = await told();
  expect((await remove()).status).toBe(200);
  expect(await told()).toHaveLength(before.length + 1);
});

test('a booking put in a key locker is in it on both sides; who rents nothing cannot, and of fifty one wins', async () => {
  shows(14, 50);
  const keys = await givenLocker(world, admin, { useType: 'Renting' });
  const bookings = await Promise.all(
    Array.from({ length: 50 }, async () => givenBooking(world, admin, (await givenVehicle(world, admin)).id)),
  );
  const access = { ...admin.user.access, rentingRoleId: 1 as const, toolsRoleId: 3 as const };
  const worker = await world.person(admin.accountId, { access });
  const asWorker = { params: { id: keys.id }, body: { useId: bookings[0]?.id }, token: worker.token };
  expect((await world.call(setLockerUse, asWorker)).status).toBe(403);

  const answers = await Promise.all(bookings.map(({ id }) => put(keys.id, id)));
  const [won, ...others] = answers.filter(({ status }) => status === 200);
  expect([others.length, answers.filter(({ body }) => body.code === 'lockerInUse').length]).toEqual([0, 49]);
  const inside = bookings.find(({ id }) => id === won?.body.useId);
  const { body } = await world.call(getBooking, { params: { id: inside?.id }, token: admin.token });
  expect(body.lookerInfo).toEqual({ lockerId: keys.id, identifierValue: keys.identifierValue });
  expect((await put(keys.id, null)).body).toMatchObject({ status: 'Available', useId: null });
});

test('a tool’s locker says who has the tool, and a key’s whose it is, of which vehicle, and when it goes', async () => {
  const [place, tool] = [await givenLocker(world, admin), await givenTool(world, admin)];
  expect((await put(place.id, tool.id)).body.tool).toMatchObject({ heldBy: null });
  const worker = await world.person(admin.accountId, { name: 'Íñigo', surname: 'Rosales' });
  await world.call(useTool, { params: { id: tool.id }, body: { action: 'pickup' }, token: worker.token });
  const listed = async ({ token }: Member) =>
    (await world.call(listLockers, { params: { accountId: admin.accountId }, token })).body;
  const of = (lockerId: string, lockers: Locker[]) => lockers.find(({ id }) => id === lockerId);
  expect(of(place.id, await listed(admin))?.tool).toEqual({ id: tool.id, name: tool.name, heldBy: 'Íñigo Rosales' });

  const keys = await givenLocker(world, admin, { useType: 'Renting' });
  const vehicle = await givenVehicle(world, admin);
  const { id, bookingInfo } = await givenBooking(world, admin, vehicle.id);
  await put(keys.id, id);
  expect(of(keys.id, await listed(admin))?.booking).toEqual({
    id,
    bookingNumber: bookingInfo.bookingNumber,
    numberPlate: vehicle.numberPlate,
    customer: 'Lucía Peña Gómez',
    date: bookingInfo.dateFrom,
    isGone: false,
  });
  const access = { ...admin.user.access, rentingRoleId: 1 as const, toolsRoleId: 3 as const };
  const keeper = await world.person(admin.accountId, { access });
  expect(JSON.stringify(await listed(keeper))).not.toContain('Peña');
});

test('a key locker takes no tool', async () => {
  const [locker, tool] = [await givenLocker(world, admin, { useType: 'Renting' }), await givenTool(world, admin)];
  expect((await put(locker.id, tool.id)).body.code).toBe('lockerUnfit');
});

test('the list has them in the order of their numbers, by use', async () => {
  const company = await world.company();
  for (const identifierValue of ['10', '2', '1']) await givenLocker(world, company, { identifierValue });
  await givenLocker(world, company, { identifierValue: 'K1', useType: 'Renting' });
  const { body } = await world.call(listLockers, {
    params: { accountId: company.accountId },
    query: { useType: 'Tool' },
    token: company.token,
  });
  expect(body.map(({ identifierValue }) => identifierValue)).toEqual(['1', '2', '10']);
});

test('who is shut out of a tool sees that its locker is taken, not by what, and does not empty it', async () => {
  const person = await world.person(admin.accountId, {
    access: { rentingRoleId: 1, toolsRoleId: 3, managementRoleId: 1, checkingRoleId: 1 },
  });
  const [locker, tool] = [
    await givenLocker(world, admin),
    await givenTool(world, admin, { excludedUsers: [person.user.id] }),
  ];
  await put(locker.id, tool.id);
  const { body } = await world.call(listLockers, { params: { accountId: admin.accountId }, token: person.token });
  expect(body.find(({ id }) => id === locker.id)).toMatchObject({ status: 'InUse', useId: null, tool: null });
  const release = { params: { id: locker.id }, body: { useId: null }, token: person.token };
  expect((await world.call(setLockerUse, release)).status).toBe(404);
  expect(await lockerOf(tool.id)).toBe(locker.id);
});
