import { type Booking, cancelBooking, takeBackBooking } from '@llave/contract/bookings';
import { checkIn, confirmPickup } from '@llave/contract/customers';
import { getToday } from '@llave/contract/today';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
const signature = await givenSignature();
beforeEach(async () => {
  world.setClock(morning());
  admin = await world.company();
});
afterEach(() => world.setClock());

/** Nine in Madrid, or ten in summer, of a day that is not over. */
const morning = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T08:00:00Z`;

const day = async () => {
  const { body } = await world.call(getToday, { params: { accountId: admin.accountId }, token: admin.token });
  if (!body.rental) throw new Error('An admin sees the rental desk’s day');
  const { expected, toReview, tomorrow } = body.rental;
  return { expected: expected.items, toReview, tomorrow, out: body.figures.rentals?.now };
};
const booked = async (from: number, to: number) =>
  givenBooking(world, admin, (await givenVehicle(world, admin)).id, from, to);
const pickUp = async (booking: Booking) => {
  const code = await givenVisit(world, booking);
  await world.call(checkIn, { params: { id: booking.id }, body: { signature, code } });
  expect((await world.call(confirmPickup, { params: { id: booking.id, code } })).status).toBe(200);
  return booking;
};

test('the day begins with who is late and goes on by the hour; tomorrow is a number', async () => {
  const late = await pickUp(await booked(-1, 2));
  const back = await pickUp(await booked(-1, 9));
  const noon = await booked(5, 30);
  await booked(20, 40);
  await booked(60, 70);
  const waits = await givenBooking(world, admin, late.vehicle.id, 6, 8);
  world.pass(4 * 60);

  const { expected, tomorrow, out } = await day();
  expect(expected.map(({ id, kind }) => [id, kind])).toEqual([
    [late.id, 'arrival'],
    [noon.id, 'departure'],
    [waits.id, 'departure'],
    [back.id, 'arrival'],
  ]);
  expect(expected[0]).toMatchObject({
    at: late.bookingInfo.dateTo,
    customer: { name: 'Lucía Peña Gómez', phone: '600 000 000' },
    vehicle: { id: late.vehicle.id },
    isSigned: true,
    locker: null,
    nextFrom: waits.bookingInfo.dateFrom,
  });
  expect({ tomorrow, out }).toEqual({ tomorrow: 1, out: 2 });
});

test('what is called off, taken back or never fetched in its time is not on it', async () => {
  const [off, back, missed] = [await booked(1, 5), await pickUp(await booked(-1, 5)), await booked(-1, 1)];
  await world.call(cancelBooking, { params: { id: off.id }, token: admin.token });
  const form = { kilometers: 12_500, note: 'Traído en grúa' };
  await world.call(takeBackBooking, { params: { id: back.id }, body: form, token: admin.token });
  expect((await day()).expected.map(({ id }) => id)).toEqual([missed.id]);
  world.pass(90);
  expect(await day()).toEqual({ expected: [], toReview: { items: [], total: 0 }, tomorrow: 0, out: 0 });
});

test('the day is Madrid’s: what comes at half past eleven in the evening is today, half past midnight is not', async () => {
  world.setClock('2090-07-14T20:00:00Z');
  admin = await world.company();
  const tonight = await booked(1.5, 3);
  await booked(2.5, 4);
  const { expected, tomorrow } = await day();
  expect(expected.map(({ id }) => id)).toEqual([tonight.id]);
  expect(tomorrow).toBe(1);
});
