import { randomUUID } from 'node:crypto';
import { getPublicAccount } from '@llave/contract/accounts';
import { type Booking, changeBooking, createBooking, getBooking, setBookingLocker } from '@llave/contract/bookings';
import { checkIn, confirmPickup, findBooking, getUsedLocker, recordReturn } from '@llave/contract/customers';
import { downloadAddress } from '@llave/contract/files';
import { listLockers, setLockerUse } from '@llave/contract/lockers';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { givenLocker } from '../../test/given.ts';
import { bookingForm, givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let booking: Booking;
let code: string;
const signature = await givenSignature();
beforeEach(async () => {
  admin = await world.company();
  booking = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  code = await givenVisit(world, booking);
});

const params = () => ({ id: booking.id });
const sign = (drawing = signature) => world.call(checkIn, { params: params(), body: { signature: drawing, code } });
const pickUp = (of = booking, by = code) => world.call(confirmPickup, { params: { id: of.id, code: by } });
const putKeyInLocker = async () => {
  const locker = await givenLocker(world, admin, { useType: 'Renting' });
  const body = { lockerId: locker.id };
  await world.call(setBookingLocker, { params: { bookingId: booking.id }, body, token: admin.token });
  return locker;
};
const files = () => ({ cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` });

test('the papers are read by those who see bookings, and by no other worker nor by the code of a visit', async () => {
  shows(9);
  await sign();
  await pickUp();
  const address = await vi.waitFor(
    async () => {
      const { documents } = (await world.call(getBooking, { params: params(), token: admin.token })).body;
      if (!documents.checkIn) throw new Error('Not drawn yet');
      return documents.checkIn;
    },
    { timeout: 20_000, interval: 100 },
  );
  const fileName = new URL(address, 'http://x').pathname.split('/').at(-1);
  const read = (who: { token?: string; query?: object }) =>
    world.call(downloadAddress, { params: { fileName }, ...who });
  const worker = await world.person(admin.accountId);
  const desk = await world.person(admin.accountId, {
    access: { rentingRoleId: 2, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 },
  });
  expect((await read({ token: worker.token })).status).toBe(404);
  expect((await read({ query: { code } })).status).toBe(404);
  expect((await read({ token: desk.token })).status).toBe(200);
});

test('another kind of proof, or that of another booking, opens nothing and costs its customer nothing', async () => {
  shows(9, 28);
  const { body: account } = await world.call(getPublicAccount, { params: { accountId: admin.accountId } });
  const other = await givenVisit(world, await givenBooking(world, admin, (await givenVehicle(world, admin)).id));
  await sign();
  await pickUp();
  for (let at = 0; at < 14; at += 1)
    for (const attempt of [
      { query: { ticket: account.uploadTicket }, code: 'x' },
      { query: {}, code: other },
    ]) {
      const body = { ...files(), code: attempt.code };
      expect((await world.call(recordReturn, { params: params(), query: attempt.query, body })).status).toBe(403);
    }
  expect((await world.call(recordReturn, { params: params(), body: { ...files(), code } })).status).toBe(200);
});

test.each([
  ['a picture far too large', 5000, 5000],
  ['a single dot', 1, 1],
  ['a black sheet', 400, 200],
])('%s is no signature', async (_, width, height) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const answer = await sign(`data:image/png;base64,${png.toString('base64')}`);
  expect(answer.body.details).toEqual([{ path: 'signature', code: 'signatureRequired' }]);
});

test.each(['9999-12-31T22:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])(
  'a booking at %s is refused whole',
  async (dateFrom) => {
    const form = bookingForm(world, booking.vehicle.id);
    const body = { ...form, bookingInfo: { ...form.bookingInfo, dateFrom } };
    expect((await world.call(createBooking, { token: admin.token, body })).status).toBe(400);
  },
);

test('no access code, number or surname stands in the log', async () => {
  shows(27);
  await sign();
  await pickUp();
  const log = world.lines.join('\n');
  expect(log).toContain('/service-appoinment/');
  for (const secret of [code, booking.bookingInfo.bookingNumber, encodeURIComponent(booking.customer.surname)])
    expect(log).not.toContain(secret);
});

test('another spelling of a surname is no other try', async () => {
  shows(8, 40);
  const search = (surname: string) =>
    world.call(findBooking, {
      params: { bookingNumber: randomUUID().slice(0, 8), accountId: admin.accountId, surname },
    });
  const spellings = ['fuentes', 'f uentes', 'FUENTES', 'fuéntes', 'fue ntes'];
  const codes = [];
  for (let at = 0; at < 40; at += 1) codes.push((await search(spellings[at % 5] ?? '')).body.code);
  expect(codes.filter((found) => found === 'bookingNotFound')).toHaveLength(25);
  expect(codes.at(-1)).toBe('tooMany');
});

test('the photo is a photo and the video a video, each by its name', async () => {
  await sign();
  await pickUp();
  const video = `${randomUUID()}.mp4`;
  const record = (cockpit: string, inspection: string) =>
    world.call(recordReturn, { params: params(), body: { cockpit, inspection, code } });
  expect((await record(video, video)).body.details).toEqual([{ path: 'cockpit', code: 'fileNameInvalid' }]);
  expect((await record(`${randomUUID()}.jpg`, `${randomUUID()}.jpg`)).status).toBe(400);
});

test('what is changed after the signature is signed again', async () => {
  await putKeyInLocker();
  await sign();
  const { customer, bookingInfo } = booking;
  const body = { id: booking.id, customer: { ...customer, name: 'Otra' }, bookingInfo };
  expect((await world.call(changeBooking, { token: admin.token, body })).body.signedDate).toBeNull();
  const where = { params: { accountId: admin.accountId, useId: booking.id }, query: { code } };
  expect((await world.call(getUsedLocker, where)).body.code).toBe('bookingStatus');
  expect((await pickUp()).body.code).toBe('signatureMissing');
});

test('nobody takes the key of a vehicle that somebody else still has', async () => {
  const first = await givenBooking(world, admin, (await givenVehicle(world, admin)).id, -1, 1);
  const firstCode = await givenVisit(world, first);
  await world.call(checkIn, { params: { id: first.id }, body: { signature, code: firstCode } });
  await pickUp(first, firstCode);
  const next = await givenBooking(world, admin, first.vehicle.id, 1.01, 20);
  const nextCode = await givenVisit(world, next);
  await world.call(checkIn, { params: { id: next.id }, body: { signature, code: nextCode } });
  expect((await pickUp(next, nextCode)).body.code).toBe('vehicleOut');
});

test('a key locker says to whom it is open what is in it, and gives the key to nobody else', async () => {
  const locker = await putKeyInLocker();
  const { token } = await world.person(admin.accountId, {
    access: { rentingRoleId: 1, toolsRoleId: 3, managementRoleId: 1, checkingRoleId: 1 },
  });
  const { body } = await world.call(listLockers, { params: { accountId: admin.accountId }, token });
  expect(body.find(({ id }) => id === locker.id)).toMatchObject({ status: 'InUse', useId: null, booking: null });
  const release = { params: { id: locker.id }, body: { useId: null }, token };
  expect((await world.call(setLockerUse, release)).status).toBe(403);
});
