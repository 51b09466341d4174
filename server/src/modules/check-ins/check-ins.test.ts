import { randomUUID } from 'node:crypto';
import { setBookingLocker } from '@llave/contract/bookings';
import { type CheckIn, closeCheckIn, getCheckIn, listCheckIns, takeCheckInKey } from '@llave/contract/check-ins';
import { downloadAddress } from '@llave/contract/files';
import { changeLocker, deleteLocker, type Locker, listLockers, setLockerUse } from '@llave/contract/lockers';
import { beforeEach, expect, test } from 'vitest';
import { givenLocker } from '../../test/given.ts';
import {
  craneForm,
  givenCheckIn,
  givenTicket,
  givenTicketImage,
  ownerForm,
  sendForm,
  setAccount,
} from '../../test/given-reception.ts';
import { givenBooking, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeEach(async () => {
  admin = await world.company();
});

const only = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 } as const;
const numbers = async (query: object) => {
  const { accountId, token } = admin;
  const { body } = await world.call(listCheckIns, { params: { accountId }, query, token });
  return body.map(({ receiptNumber }) => receiptNumber);
};
const read = async (id: string) => (await world.call(getCheckIn, { params: { id }, token: admin.token })).body;

test('are found by plate, person, receipt, appointment and phone, and told apart by state, bringer and option', async () => {
  await setAccount(world, admin, { fullCheckinAccess: true });
  const first = await givenCheckIn(world, admin, { numberPlate: '4821 KLM', appointmentNumber: 'CITA-77' });
  await givenCheckIn(world, admin, { name: 'Óscar', surname: 'Núñez', phoneNumber: '+34 655-10-20-30', option: 2 });
  await sendForm(world, admin.accountId, await craneForm({ numberPlate: 'V-9087-AB' }));
  await world.call(closeCheckIn, { params: { id: first.id }, token: admin.token, body: { note: 'Entregado' } });

  for (const [q, found] of [
    ['4821klm', [1]],
    ['4821-KLM', [1]],
    ['4821 klm', [1]],
    ['v9087', [3]],
    ['oscar nunez', [2]],
    ['655102030', [2]],
    ['655-10', [2]],
    ['gruas', [3]],
    ['ortega', [3]],
    ['cita-77', [1]],
    ['sin cita', [3, 2]],
    ['no appointment', [3, 2]],
    ['12345', []],
    ['000002', [2]],
    ['%', []],
    ['---', []],
    ['zzz', []],
  ] as const)
    expect({ q, found: await numbers({ q }) }).toEqual({ q, found });
  expect(await numbers({ state: 'open' })).toEqual([3, 2]);
  expect(await numbers({ state: 'closed' })).toEqual([1]);
  expect(await numbers({ by: 'crane' })).toEqual([3]);
  expect(await numbers({ option: 2 })).toEqual([2]);
});

test('come newest first, a part at a time, none twice and none left out', async () => {
  const form = await ownerForm();
  await Promise.all(Array.from({ length: 7 }, () => sendForm(world, admin.accountId, form)));
  const { accountId, token } = admin;
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: '3', ...(cursor && { cursor }) };
    const { body, headers } = await world.call(listCheckIns, { params: { accountId }, query, token });
    seen.push(...body.map(({ receiptNumber }) => receiptNumber));
    cursor = headers['x-next-cursor'];
  } while (cursor);
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('are closed once, with a note and who wrote it', async () => {
  const { id } = await givenCheckIn(world, admin);
  const close = (note: string) => world.call(closeCheckIn, { params: { id }, token: admin.token, body: { note } });
  expect((await close(' ')).body.details).toEqual([{ path: 'note', code: 'closingNoteRequired' }]);
  const answers = await Promise.all([close('Entregado'), close('Entregado')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await close('Otra vez');
  expect(again.body).toMatchObject({ code: 'checkInClosed', details: { closedDate: expect.any(String) } });
  expect(await read(id)).toMatchObject({ closingNote: 'Entregado', closer: { id: admin.user.id } });
});

test('photos and receipt are read by who sees check-ins, and by no other worker nor any ticket', async () => {
  const ticket = await givenTicket(world, admin.accountId);
  const image = await givenTicketImage(world, ticket);
  const { receipt, kmImage } = await givenCheckIn(world, admin, { image, ticket });
  expect(kmImage).toBeNull();
  const status = async (fileName: string, who: { token?: string; query?: object }) =>
    (await world.call(downloadAddress, { params: { fileName }, ...who })).status;
  const desk = await world.person(admin.accountId, { access: { ...only, checkingRoleId: 2 } });
  const others = [
    await world.person(admin.accountId, { access: { ...only, toolsRoleId: 3, rentingRoleId: 3, managementRoleId: 3 } }),
    await world.company(),
  ];
  for (const fileName of [image, receipt?.fileName ?? '']) {
    expect(await status(fileName, { token: desk.token })).toBe(200);
    for (const { token } of others) expect(await status(fileName, { token })).toBe(404);
    const foreign = await givenTicket(world, admin.accountId);
    expect(await status(fileName, { query: { ticket: foreign } })).toBe(404);
  }
  expect(await status(receipt?.fileName ?? '', { query: { ticket } })).toBe(404);
});

const givenKey = async (): Promise<{ checkIn: CheckIn; locker: Locker }> => {
  await setAccount(world, admin, { keyDrop: true });
  const locker = await givenLocker(world, admin, { useType: 'Renting' });
  return { checkIn: await givenCheckIn(world, admin), locker };
};
const lockerNow = async (who = admin) => {
  const { accountId } = admin;
  return (await world.call(listLockers, { params: { accountId }, token: who.token })).body[0];
};

test('a key in a locker is seen in the Keys tab, taken out once, and leaves the locker free', async () => {
  const { checkIn, locker } = await givenKey();
  expect(checkIn.locker).toMatchObject({ lockerId: locker.id, identifierValue: locker.identifierValue });
  expect(checkIn.lockerCode).toMatch(/^\d{6}$/);
  expect(await lockerNow()).toMatchObject({
    status: 'InUse',
    useId: checkIn.id,
    checkIn: { id: checkIn.id, receiptNumber: 1, numberPlate: '1234 BCD' },
  });
  for (let at = 0; at < 2; at += 1) {
    const { body } = await world.call(takeCheckInKey, { params: { id: checkIn.id }, token: admin.token });
    expect(body).toMatchObject({ locker: null, lockerCode: null, closedDate: null });
  }
  expect(await lockerNow()).toMatchObject({ status: 'Available', useId: null, checkIn: null });
});

test('closing frees the locker, and the next check-in gets it', async () => {
  const { checkIn, locker } = await givenKey();
  await world.call(closeCheckIn, { params: { id: checkIn.id }, token: admin.token, body: { note: 'Se fue' } });
  const { body } = await sendForm(world, admin.accountId, await ownerForm());
  expect(body.lockerNumber).toBe(locker.identifierValue);
});

test('a locker with a check-in’s key is not deleted, turned to tools, or given to a booking', async () => {
  const { checkIn, locker } = await givenKey();
  const { token } = admin;
  const inUse = { status: 409, body: { code: 'lockerInUse', details: { useId: checkIn.id } } };
  expect(await world.call(deleteLocker, { params: { id: locker.id }, token })).toMatchObject(inUse);
  const { identifierValue, lockerSize, id } = locker;
  const body = { id, identifierValue, lockerSize, useType: 'Tool' };
  expect(await world.call(changeLocker, { token, body })).toMatchObject(inUse);
  const booking = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const put = await world.call(setBookingLocker, { params: { bookingId: booking.id }, token, body: { lockerId: id } });
  expect(put).toMatchObject(inUse);
});

test('who looks after lockers but not after check-ins sees that one is taken, not by what, and cannot empty it', async () => {
  const { locker } = await givenKey();
  const keeper = await world.person(admin.accountId, { access: { ...only, toolsRoleId: 3 } });
  expect(await lockerNow(keeper)).toMatchObject({ status: 'InUse', useId: null, checkIn: null });
  const empty = (who: Member) =>
    world.call(setLockerUse, { params: { id: locker.id }, token: who.token, body: { useId: null } });
  expect((await empty(keeper)).status).toBe(403);
  expect((await empty(admin)).body).toMatchObject({ status: 'Available', checkIn: null });
});

test('nobody reads, empties or closes another company’s', async () => {
  shows(1);
  const { id } = await givenCheckIn(world, await world.company());
  const { token } = admin;
  for (const answer of [
    await world.call(getCheckIn, { params: { id }, token }),
    await world.call(takeCheckInKey, { params: { id }, token }),
    await world.call(closeCheckIn, { params: { id }, token, body: { note: 'x' } }),
    await world.call(getCheckIn, { params: { id: randomUUID() }, token }),
  ])
    expect(answer.status).toBe(404);
});
