import { randomUUID } from 'node:crypto';
import { type Booking, cancelBooking, changeBooking, createBooking, getBooking } from '@llave/contract/bookings';
import { checkIn, completeReturn, confirmPickup, recordReturn, signReturn } from '@llave/contract/customers';
import type { Language } from '@llave/contract/fields';
import { beforeAll, expect, test } from 'vitest';
import { bookingForm, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { paperOf } from '../../test/given-signed.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { jpeg, mp4 } from '../../test/samples.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
const signature = await givenSignature();
beforeAll(async () => {
  admin = await world.company({ companyName: 'Rent Levante' });
});

const book = async (language?: Language): Promise<Booking> => {
  const form = bookingForm(world, (await givenVehicle(world, admin)).id);
  const body = { ...form, customer: { ...form.customer, ...(language && { language }) } };
  return (await world.call(createBooking, { token: admin.token, body })).body;
};
const read = async ({ id }: Booking) =>
  (await world.call(getBooking, { params: { id }, token: admin.token })).body as Booking;
const mailTo = ({ customer }: Booking, subject: RegExp) =>
  mailed(world, customer.email, (mail) => subject.test(mail.subject));

test('the desk says which language a customer reads, Spanish where it says nothing, and mails are in it', async () => {
  const [silent, english] = [await book(), await book('en')];
  expect([silent.customer.language, english.customer.language]).toEqual(['es', 'en']);
  await mailTo(silent, /^Tu reserva/);
  await mailTo(english, /^Your booking/);

  await world.call(cancelBooking, { params: { id: english.id }, token: admin.token });
  await mailTo(english, /cancelled$/);
});

test('a change that does not speak of the language leaves it, and one that does changes it', async () => {
  const { id, customer, bookingInfo } = await book('en');
  const { language: _, ...rest } = customer;
  const change = async (more: object) =>
    (await world.call(changeBooking, { token: admin.token, body: { id, bookingInfo, customer: { ...rest, ...more } } }))
      .body.customer.language;
  expect(await change({})).toBe('en');
  expect(await change({ language: 'es' })).toBe('es');
  expect(
    (
      await world.call(changeBooking, {
        token: admin.token,
        body: { id, bookingInfo, customer: { ...rest, language: 'fr' } },
      })
    ).status,
  ).toBe(400);
});

test('what the customer reads when they act is kept, and papers and mails are in it from then on', async () => {
  const booking = await book();
  const code = await givenVisit(world, booking);
  const params = { id: booking.id };
  await world.call(checkIn, { params, body: { signature, code, language: 'en' } });
  expect((await read(booking)).customer.language).toBe('en');
  await world.call(confirmPickup, { params: { ...params, code } });
  expect(await paperOf(world, admin, booking.id, 'checkIn')).toContain('Vehicle pick-up');
  await mailTo(booking, /^Your signed pick-up/);

  const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  const { body } = await world.call(recordReturn, { params, body: { ...names, code } });
  const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
  await world.app.inject({ method: 'PUT', url: body.sasUri, headers, payload: await jpeg(64, 64) });
  await world.app.inject({ method: 'PUT', url: body.inspectionSasUri, headers, payload: mp4(20_000) });
  await world.call(signReturn, { params, body: { signature, code, language: 'es' } });
  await world.call(completeReturn, { params: { ...params, code } });
  expect(await paperOf(world, admin, booking.id, 'return')).toContain('Devolución del vehículo');
  await mailTo(booking, /^Tu devolución/);
});

test('who signs without saying their language keeps the one of the booking', async () => {
  const booking = await book('en');
  const code = await givenVisit(world, booking);
  await world.call(checkIn, { params: { id: booking.id }, body: { signature, code } });
  await world.call(confirmPickup, { params: { id: booking.id, code } });
  expect(await paperOf(world, admin, booking.id, 'checkIn')).toContain('Vehicle pick-up');
});
