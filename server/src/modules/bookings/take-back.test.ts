import { randomUUID } from 'node:crypto';
import { type Booking, getBooking, takeBackBooking } from '@llave/contract/bookings';
import { checkIn, confirmPickup, findBooking, recordReturn, signReturn } from '@llave/contract/customers';
import { uploadAddress } from '@llave/contract/files';
import { listLockers } from '@llave/contract/lockers';
import { getVehicle, type Vehicle } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenLocker } from '../../test/given.ts';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import { jpeg } from '../../test/samples.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let desk: Member;
let vehicle: Vehicle;
let booking: Booking;
let code: string;
const signature = await givenSignature();
beforeEach(async () => {
  admin = await world.company({ companyName: 'Rent Levante' });
  desk = await world.person(admin.accountId, { name: 'Rosa', surname: 'Alba', access: renting(3) });
  vehicle = await givenVehicle(world, admin);
  booking = await givenBooking(world, admin, vehicle.id);
  code = await pickUp(booking);
});

const renting = (rentingRoleId: 2 | 3) =>
  ({ rentingRoleId, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 }) as const;
const pickUp = async (of: Booking) => {
  const by = await givenVisit(world, of);
  await world.call(checkIn, { params: { id: of.id }, body: { signature, code: by } });
  expect((await world.call(confirmPickup, { params: { id: of.id, code: by } })).status).toBe(200);
  return by;
};
const takeBack = (body: object, token = desk.token) =>
  world.call(takeBackBooking, { params: { id: booking.id }, body, token });
const form = { kilometers: 12_600, note: 'Ha perdido el móvil' };

test('the desk ends a rental in one act: who, when, with how many kilometres and why', async () => {
  const { body } = await takeBack(form);
  expect(body).toMatchObject({
    status: 'Finalizado',
    isTakenBack: true,
    returnSignedDate: null,
    returnInfo: null,
    review: { ...form, user: 'Rosa Alba', timestamp: body.returnedDate },
  });
  const params = { id: vehicle.id };
  expect((await world.call(getVehicle, { params, token: admin.token })).body).toMatchObject({
    currentKilometers: 12_600,
    state: 'free',
  });
  await pickUp(await givenBooking(world, admin, vehicle.id));
});

test('says why, and its kilometres do not run backwards', async () => {
  expect((await takeBack({ kilometers: 12_600, note: ' ' })).body.details).toEqual([
    { path: 'note', code: 'takeBackNoteRequired' },
  ]);
  expect((await takeBack({ ...form, kilometers: 11_999 })).body.details).toEqual([
    { path: 'kilometers', code: 'kilometersBack' },
  ]);
  const { token } = await world.person(admin.accountId, { access: renting(2) });
  expect((await takeBack(form, token)).status).toBe(403);
});

test('frees the locker that was kept for the drop, and closes the door on what is still being sent', async () => {
  const locker = await givenLocker(world, admin, { useType: 'Renting' });
  const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  const { body } = await world.call(recordReturn, { params: { id: booking.id }, body: { ...names, code } });
  await world.call(signReturn, { params: { id: booking.id }, body: { signature, code } });
  await takeBack(form);
  const lockers = await world.call(listLockers, { params: { accountId: admin.accountId }, token: admin.token });
  expect(lockers.body.find(({ id }) => id === locker.id)?.status).toBe('Available');
  const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
  const sent = { method: 'PUT', url: body.sasUri, headers, payload: await jpeg(64, 64) } as const;
  expect((await world.app.inject(sent)).statusCode).toBe(403);
  const asked = await world.call(uploadAddress, { params: { fileName: names.cockpit }, query: { code } });
  expect(asked.body.code).toBe('forbidden');
});

test('its customer gets a letter that says who has the car, without a paper, and finds the booking finished', async () => {
  await takeBack(form);
  const letter = await mailed(world, booking.customer.email, ({ subject }) => /devolución/.test(subject));
  expect(letter.text).toContain('Rosa Alba (Rent Levante) ha recogido el coche en mostrador');
  expect(letter.text).toContain('12.600 km');
  expect(letter.text).not.toContain(form.note);
  expect(letter.attachments ?? []).toHaveLength(0);
  const { bookingNumber } = booking.bookingInfo;
  const params = { bookingNumber, accountId: admin.accountId, surname: booking.customer.surname };
  expect((await world.call(findBooking, { params })).body.booking.status).toBe('Finalizado');
  const { documents } = (await world.call(getBooking, { params: { id: booking.id }, token: admin.token })).body;
  expect(documents.return).toBeNull();
});

test('ten desks at once: one takes it back and one letter goes out', async () => {
  shows(14, 10);
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(form)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'bookingStatus' });
});

test.each([
  ['nobody looked at it', 'returned_at = now(), returned_to = $me'],
  [
    'nobody says why',
    "returned_at = now(), returned_to = $me, reviewed_at = now(), reviewed_by = $me, review_kilometers = 1, review_note = ''",
  ],
  [
    'somebody else looked at it',
    "returned_at = now(), returned_to = $me, reviewed_at = now(), review_kilometers = 1, review_note = 'x'",
  ],
  [
    'nobody of the desk has it',
    "returned_at = now(), reviewed_at = now(), reviewed_by = $me, review_kilometers = 1, review_note = 'x'",
  ],
  [
    'it had not gone out',
    "picked_up_at = null, returned_at = now(), returned_to = $me, reviewed_at = now(), reviewed_by = $me, review_kilometers = 1, review_note = 'x'",
  ],
])('the database refuses a vehicle taken back where %s', async (_, facts) => {
  const set = facts.replaceAll('$me', `'${admin.user.id}'`);
  const change = asVisitor(world.database, 'write', admin.accountId, (db) =>
    sql`update bookings set ${sql.raw(set)} where booking_id = ${booking.id}`.execute(db),
  );
  await expect(change).rejects.toThrow(/one_after_the_other|taken_back_and_looked_at/);
});
