import { cancelBooking } from '@llave/contract/bookings';
import { changeVehicle, createVehicle, deleteVehicle, getVehicle, listVehicles } from '@llave/contract/vehicles';
import { beforeAll, expect, test } from 'vitest';
import { givenBooking, givenVehicle, inHours } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

const form = (numberPlate: string) => ({ brand: 'Seat', model: 'León', numberPlate, currentKilometers: 10 });
const create = (body: object) => world.call(createVehicle, { token: admin.token, body });
const list = async (query: object = {}) =>
  (await world.call(listVehicles, { params: { accountId: admin.accountId }, query, token: admin.token })).body;

test('a plate is there once in a company, however it is written', async () => {
  expect((await create(form('1234 BCD'))).status).toBe(200);
  expect(await create(form('1234-bcd'))).toMatchObject({ status: 409, body: { code: 'vehicleExists' } });
  const other = await world.company();
  expect((await world.call(createVehicle, { token: other.token, body: form('1234BCD') })).status).toBe(200);
});

test('every field is needed, and kilometres are a number that does not go below nothing', async () => {
  expect((await create({})).body.details).toEqual([
    { path: 'brand', code: 'brandRequired' },
    { path: 'model', code: 'modelRequired' },
    { path: 'numberPlate', code: 'numberPlateRequired' },
    { path: 'currentKilometers', code: 'kilometersRequired' },
  ]);
  expect((await create({ ...form('--'), currentKilometers: -1 })).body.details).toEqual([
    { path: 'numberPlate', code: 'numberPlateRequired' },
    { path: 'currentKilometers', code: 'kilometersInvalid' },
  ]);
});

test('is changed, but not over somebody else’s change', async () => {
  const { id, version } = await givenVehicle(world, admin);
  const change = (body: object) => world.call(changeVehicle, { token: admin.token, body: { id, ...body } });
  expect((await change({ ...form('9999 ZZZ'), version })).body.numberPlate).toBe('9999 ZZZ');
  expect((await change({ ...form('8888 ZZZ'), version })).body.code).toBe('stale');
});

test('stays while it has open bookings, and is gone from the lists afterwards', async () => {
  const { id } = await givenVehicle(world, admin);
  const booking = await givenBooking(world, admin, id);
  const params = { id, accountId: admin.accountId };
  expect(await world.call(deleteVehicle, { params, token: admin.token })).toMatchObject({
    status: 409,
    body: { code: 'vehicleBooked', details: { bookingNumbers: [booking.bookingInfo.bookingNumber] } },
  });
  await world.call(cancelBooking, { params: { id: booking.id }, token: admin.token });
  expect((await world.call(deleteVehicle, { params, token: admin.token })).status).toBe(200);
  expect((await world.call(getVehicle, { params: { id }, token: admin.token })).status).toBe(404);
  expect((await list()).map((vehicle) => vehicle.id)).not.toContain(id);
});

test('says the truth about itself, and is offered only for times in which it is free', async () => {
  const { id } = await givenVehicle(world, admin, { numberPlate: 'LIBRE 1' });
  const state = async () => (await list({ q: 'libre1' }))[0];
  expect(await state()).toMatchObject({ state: 'free', stateDate: null });
  const booking = await givenBooking(world, admin, id, 24, 48);
  expect(await state()).toMatchObject({ state: 'reserved', stateDate: booking.bookingInfo.dateFrom });

  const free = async (from: number, to: number, bookingId?: string) => {
    const query = {
      q: 'LIBRE',
      freeFrom: inHours(world, from),
      freeTo: inHours(world, to),
      ...(bookingId && { bookingId }),
    };
    return (await list(query)).length;
  };
  expect([await free(0, 23), await free(30, 40), await free(30, 40, booking.id), await free(49, 60)]).toEqual([
    1, 0, 1, 1,
  ]);
});
