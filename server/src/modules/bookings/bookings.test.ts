import { randomUUID } from 'node:crypto';
import {
  type Booking,
  cancelBooking,
  changeBooking,
  createBooking,
  getBooking,
  listBookings,
  sendBookingLink,
  setBookingLocker,
} from '@llave/contract/bookings';
import { deleteLocker, listLockers } from '@llave/contract/lockers';
import type { Vehicle } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { remind } from '../../jobs/reminders.ts';
import { givenLocker } from '../../test/given.ts';
import { bookingForm, givenBooking, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let vehicle: Vehicle;
beforeAll(async () => {
  admin = await world.company({ companyName: 'Rent Levante' });
});
beforeEach(async () => {
  vehicle = await givenVehicle(world, admin);
});

const book = (from: number, to: number, vehicleId = vehicle.id) =>
  world.call(createBooking, { token: admin.token, body: bookingForm(world, vehicleId, from, to) });
const formOf = ({ id, version, customer, bookingInfo }: Booking) => ({ id, version, customer, bookingInfo });
const change = (booking: Booking, info: Partial<Booking['bookingInfo']>) => {
  const body = { ...formOf(booking), bookingInfo: { ...booking.bookingInfo, ...info } };
  return world.call(changeBooking, { token: admin.token, body });
};
const cancel = ({ id }: Booking) => world.call(cancelBooking, { params: { id }, token: admin.token });
const overlaps = () =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings a join bookings b
      on a.vehicle_id = b.vehicle_id and a.booking_id < b.booking_id and a.date_from < b.date_to and b.date_from < a.date_to
      where a.cancelled_at is null and b.cancelled_at is null`.execute(db);
    return rows[0]?.count;
  });
const mailTo = (address: string, subject: RegExp) => mailed(world, address, (mail) => subject.test(mail.subject));

describe('one vehicle is never promised twice', () => {
  test.each([
    ['the same time', 10, 20],
    ['inside', 12, 15],
    ['around it', 5, 25],
    ['over its beginning', 5, 11],
    ['over its end', 19, 30],
  ])('%s is refused and says with which booking it collides', async (_, from, to) => {
    const { body: first } = await book(10, 20);
    const second = await book(from, to);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'bookingOverlap', details: { bookingNumber: first.bookingInfo.bookingNumber } },
    });
  });

  test('touching is not overlapping, and what is cancelled does not count', async () => {
    const { body: first } = await book(10, 20);
    const touching = [bookingForm(world, vehicle.id, 0, 10), bookingForm(world, vehicle.id, 20, 30)];
    Object.assign(touching[0]?.bookingInfo ?? {}, { dateTo: first.bookingInfo.dateFrom });
    Object.assign(touching[1]?.bookingInfo ?? {}, { dateFrom: first.bookingInfo.dateTo });
    for (const body of touching)
      expect((await world.call(createBooking, { token: admin.token, body })).status).toBe(200);
    await cancel(first);
    expect((await book(12, 18)).status).toBe(200);
  });

  test('not by a longer time, another beginning or another vehicle either', async () => {
    shows(13);
    const { body: first } = await book(10, 20);
    const { body: second } = await book(30, 40);
    expect((await change(first, { dateTo: second.bookingInfo.dateTo })).body.code).toBe('bookingOverlap');
    expect((await change(second, { dateFrom: first.bookingInfo.dateFrom })).body.code).toBe('bookingOverlap');
    const other = await givenVehicle(world, admin);
    const third = await givenBooking(world, admin, other.id, 12, 18);
    expect((await change(third, { vehicleId: vehicle.id })).body.code).toBe('bookingOverlap');
    expect((await change(first, { dateTo: second.bookingInfo.dateFrom })).status).toBe(200);
  });

  test('fifty desks at once, different but overlapping times: one wins, the others learn who', async () => {
    shows(13, 50);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => book(10 + (at % 7), 20 + (at % 5))));
    const [winner] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect({ status, code: body.code, with: body.details }).toMatchObject({
        status: 409,
        code: 'bookingOverlap',
        with: { bookingNumber: winner?.body.bookingInfo.bookingNumber },
      });
    expect(await overlaps()).toBe(0);
  });

  test('fifty edits at once into one gap leave no overlap', async () => {
    shows(13, 50);
    const apart: Booking[] = [];
    for (let at = 0; at < 10; at += 1)
      apart.push(await givenBooking(world, admin, vehicle.id, 100 + at * 10, 105 + at * 10));
    const into = bookingForm(world, vehicle.id, 10, 20).bookingInfo;
    const move = ({ version: _, ...booking }: Booking) =>
      world.call(changeBooking, {
        token: admin.token,
        body: {
          ...formOf(booking as Booking),
          bookingInfo: { ...booking.bookingInfo, dateFrom: into.dateFrom, dateTo: into.dateTo },
        },
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => move(apart[at % 10] as Booking)));
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
    expect(await overlaps()).toBe(0);
  });
});

test('a booking says which of its fields are missing or wrong', async () => {
  const body = { customer: { email: 'x' }, bookingInfo: { dateFrom: 'ayer', dateTo: '' } };
  expect((await world.call(createBooking, { token: admin.token, body })).body.details).toEqual([
    { path: 'customer.email', code: 'bookingEmailInvalid' },
    { path: 'customer.name', code: 'bookingNameRequired' },
    { path: 'customer.surname', code: 'bookingSurnameRequired' },
    { path: 'bookingInfo.bookingNumber', code: 'bookingNumberRequired' },
    { path: 'bookingInfo.dateFrom', code: 'bookingDateInvalid' },
    { path: 'bookingInfo.dateTo', code: 'dateToRequired' },
    { path: 'bookingInfo.vehicleId', code: 'vehicleRequired' },
  ]);
  const reversed = bookingForm(world, vehicle.id, 20, 10);
  expect((await world.call(createBooking, { token: admin.token, body: reversed })).body.details).toEqual([
    { path: 'bookingInfo.dateTo', code: 'datesReversed' },
  ]);
});

test('a number is there once in a company', async () => {
  const [first, second] = [bookingForm(world, vehicle.id, 1, 2), bookingForm(world, vehicle.id, 3, 4)];
  first.bookingInfo.bookingNumber = 'ABC-1';
  second.bookingInfo.bookingNumber = 'abc-1';
  expect((await world.call(createBooking, { token: admin.token, body: first })).status).toBe(200);
  expect((await world.call(createBooking, { token: admin.token, body: second })).body.code).toBe('bookingExists');
});

test('the customer gets the way to their booking on creation, on demand and the day before, once', async () => {
  const booking = await givenBooking(world, admin, vehicle.id, 24, 48);
  const { email } = booking.customer;
  const confirmation = await mailTo(email, /Tu reserva/);
  expect(confirmation.text).toContain(`/customer/booking/${admin.accountId}?number=`);
  expect(confirmation.text).toContain('Rent Levante');
  await world.call(sendBookingLink, { params: { id: booking.id }, token: admin.token });
  await Promise.all([remind(world.services), remind(world.services)]);
  await remind(world.services);
  await mailTo(email, /Mañana/);
  const subjects = (await world.services.mailer.kept(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /Mañana/.test(subject))).toHaveLength(1);
});

describe('its key', () => {
  test('is put in a free Keys locker, moved, and taken out when the booking is cancelled', async () => {
    const [one, two] = [
      await givenLocker(world, admin, { useType: 'Renting' }),
      await givenLocker(world, admin, { useType: 'Renting' }),
    ];
    const booking = await givenBooking(world, admin, vehicle.id);
    const put = (lockerId: string | null, bookingId = booking.id) =>
      world.call(setBookingLocker, { params: { bookingId }, body: { lockerId }, token: admin.token });
    expect((await put(one.id)).body.lookerInfo).toEqual({ lockerId: one.id, identifierValue: one.identifierValue });
    const lockers = async () =>
      (await world.call(listLockers, { params: { accountId: admin.accountId }, token: admin.token })).body;
    expect((await lockers()).find(({ id }) => id === one.id)).toMatchObject({
      status: 'InUse',
      useId: booking.id,
      booking: { bookingNumber: booking.bookingInfo.bookingNumber },
    });
    expect((await put(two.id)).body.lookerInfo?.lockerId).toBe(two.id);
    expect((await world.call(deleteLocker, { params: { id: two.id }, token: admin.token })).body.code).toBe(
      'lockerInUse',
    );
    const other = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
    expect((await put(two.id, other.id)).body.code).toBe('lockerInUse');
    expect((await put((await givenLocker(world, admin)).id)).body.code).toBe('lockerUnfit');
    await cancel(booking);
    expect((await lockers()).find(({ id }) => id === two.id)?.status).toBe('Available');
  });

  test('fifty bookings for one locker: one wins', async () => {
    shows(14, 50);
    const locker = await givenLocker(world, admin, { useType: 'Renting' });
    const bookings: Booking[] = [];
    for (let at = 0; at < 10; at += 1)
      bookings.push(await givenBooking(world, admin, vehicle.id, at * 10, at * 10 + 5));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        world.call(setBookingLocker, {
          params: { bookingId: bookings[at % 10]?.id ?? '' },
          body: { lockerId: locker.id },
          token: admin.token,
        }),
      ),
    );
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
  });
});

test('nobody is flooded with letters by being booked for, and others are still booked', async () => {
  const email = `${randomUUID()}@victima.test`;
  const bookFor = async (day: number, address: string) => {
    const form = bookingForm(world, vehicle.id, day * 24, day * 24 + 2);
    const body = { ...form, customer: { ...form.customer, email: address } };
    return (await world.call(createBooking, { token: admin.token, body })).status;
  };
  const codes: number[] = [];
  for (let day = 0; day < 51; day += 1) codes.push(await bookFor(day, day % 2 ? email : email.toUpperCase()));
  expect(codes).toEqual([...Array(50).fill(200), 429]);
  expect(await bookFor(60, 'otra@cliente.test')).toBe(200);

  const { id } = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const asked = [];
  for (let at = 0; at < 6; at += 1)
    asked.push((await world.call(sendBookingLink, { params: { id }, token: admin.token })).status);
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the list is searched, filtered, read by period and page by page', async () => {
  const other = await world.company();
  const car = await givenVehicle(world, other, { brand: 'Citroën', numberPlate: '4444 LLL' });
  const bookings: Booking[] = [];
  for (let at = 0; at < 5; at += 1) bookings.unshift(await givenBooking(world, other, car.id, at * 10, at * 10 + 5));
  const list = async (query: object) => {
    const { body, headers } = await world.call(listBookings, {
      params: { accountId: other.accountId },
      query,
      token: other.token,
    });
    return { ids: body.map(({ id }) => id), cursor: headers['x-next-cursor'] };
  };
  const ids = bookings.map(({ id }) => id);
  const first = await list({ limit: 3 });
  expect([...first.ids, ...(await list({ limit: 3, cursor: first.cursor })).ids]).toEqual(ids);
  expect((await list({ q: 'citroen 4444lll pena' })).ids).toEqual(ids);
  expect((await list({ q: bookings[1]?.bookingInfo.bookingNumber })).ids).toEqual([ids[1]]);
  await world.call(cancelBooking, { params: { id: ids[0] ?? '' }, token: other.token });
  expect((await list({ status: 'Cancelado' })).ids).toEqual([ids[0]]);
  const info = bookings[2]?.bookingInfo;
  expect((await list({ from: info?.dateFrom, to: info?.dateTo })).ids).toEqual([ids[2]]);
  expect((await world.call(getBooking, { params: { id: randomUUID() }, token: other.token })).status).toBe(404);
});
