import { changeAccount } from '@llave/contract/accounts';
import { setBookingLocker } from '@llave/contract/bookings';
import { confirmCheckInKey, confirmKeyDrop, getCheckIn, listCheckIns, sendCheckIn } from '@llave/contract/check-ins';
import { listLockers } from '@llave/contract/lockers';
import { beforeEach, expect, test } from 'vitest';
import { upkeep } from '../../jobs/upkeep.ts';
import { givenLocker } from '../../test/given.ts';
import { ownerForm, setAccount } from '../../test/given-reception.ts';
import { givenBooking, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeEach(async () => {
  world.setClock();
  admin = await world.company();
  await setAccount(world, admin, { keyDrop: true });
});

const givenLockers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      givenLocker(world, admin, { identifierValue: `K${at + 1}`, useType: 'Renting' }),
    ),
  );

const leave = async (address = somewhere()) => {
  const { accountId } = admin;
  const answer = await world.call(sendCheckIn, { params: { accountId }, body: await ownerForm(), address });
  expect(answer.status).toBe(200);
  return answer.body;
};

const confirm = (proof: string | null) =>
  world.call(confirmKeyDrop, {
    params: { accountId: admin.accountId },
    body: { proof: proof ?? '' },
    address: somewhere(),
  });

const free = async () => {
  const { accountId, token } = admin;
  const { body } = await world.call(listLockers, { params: { accountId }, token });
  return body.filter(({ status }) => status === 'Available').length;
};

const newest = async () => {
  const { accountId, token } = admin;
  const [card] = (await world.call(listCheckIns, { params: { accountId }, token })).body;
  return (await world.call(getCheckIn, { params: { id: card?.id }, token })).body;
};

const putKey = async (lockerId: string | undefined) => {
  const { id } = await givenVehicle(world, admin);
  const booking = await givenBooking(world, admin, id);
  return world.call(setBookingLocker, { params: { bookingId: booking.id }, body: { lockerId }, token: admin.token });
};

test('a locker in which no key was dropped in time is free again, for a booking at once', async () => {
  shows(33);
  const [locker] = await givenLockers(1);
  expect((await leave()).lockerNumber).toBe('K1');
  expect((await putKey(locker?.id)).body.code).toBe('lockerInUse');
  expect((await newest()).locker?.heldUntil).not.toBeNull();

  world.pass(61);
  expect(await free()).toBe(1);
  expect(await newest()).toMatchObject({ locker: null, lockerCode: null });
  expect((await putKey(locker?.id)).status).toBe(200);
});

test('the company says how long a visitor has for it', async () => {
  await setAccount(world, admin, { keyDropMinutes: 5 });
  await givenLockers(1);
  await leave();
  world.pass(4);
  expect(await free()).toBe(0);
  world.pass(2);
  expect(await free()).toBe(1);
  for (const keyDropMinutes of [4, 1441, 7.5, null])
    expect((await world.call(changeAccount, { token: admin.token, body: { keyDropMinutes } })).body.details).toEqual([
      { path: 'keyDropMinutes', code: 'keyDropMinutesInvalid' },
    ]);
});

test('a key that its visitor says is dropped stays in its locker, and upkeep takes only the others', async () => {
  shows(33);
  await givenLockers(2);
  const [dropped, other] = [await leave(), await leave()];
  expect([dropped.lockerNumber, other.lockerNumber]).toEqual(['K1', 'K2']);
  for (let n = 0; n < 2; n += 1) expect((await confirm(dropped.keyProof)).status).toBe(200);

  world.pass(8 * 60);
  expect(await free()).toBe(1);
  expect((await confirm(other.keyProof)).body.code).toBe('gone');
  await upkeep(world.services);
  expect(await free()).toBe(1);
});

test('nobody confirms with another proof, and not in another company', async () => {
  await givenLockers(1);
  const { keyProof } = await leave();
  const proof = keyProof ?? '';
  const cut = proof.slice(0, -1);
  for (const wrong of [`${cut}${proof.endsWith('A') ? 'B' : 'A'}`, cut, crypto.randomUUID()])
    expect((await confirm(wrong)).body.code).toBe('linkInvalid');
  const elsewhere = await world.company();
  const params = { accountId: elsewhere.accountId };
  expect((await world.call(confirmKeyDrop, { params, body: { proof } })).body.code).toBe('gone');
});

test('the staff confirm a key that they have seen', async () => {
  await givenLockers(1);
  await leave();
  const { id } = await newest();
  const { body } = await world.call(confirmCheckInKey, { params: { id }, token: admin.token });
  expect(body.locker).toMatchObject({ identifierValue: 'K1', heldUntil: null });
  world.pass(8 * 60);
  expect(await free()).toBe(0);
});

test('one place holds a few lockers and no more, and everybody is still checked in', async () => {
  shows(33, 11);
  await givenLockers(11);
  const address = somewhere();
  const numbers = [];
  for (let n = 0; n < 11; n += 1) numbers.push((await leave(address)).lockerNumber);
  const held = numbers.filter((number) => number !== null);
  expect(held.length).toBeLessThan(6);
  expect(await free()).toBe(11 - held.length);
  expect((await leave()).lockerNumber).not.toBeNull();

  world.pass(61);
  expect(await free()).toBe(11);
});

test('what today’s bookings need is left for them', async () => {
  shows(33, 3);
  await givenLockers(3);
  for (let n = 0; n < 2; n += 1) await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const numbers = [];
  for (let n = 0; n < 3; n += 1) numbers.push((await leave()).lockerNumber);
  expect(numbers).toEqual(['K1', null, null]);
});
