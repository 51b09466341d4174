import { randomUUID } from 'node:crypto';
import { changeBooking, getBooking } from '@llave/contract/bookings';
import { checkIn, completeReturn, confirmPickup, recordReturn, signReturn } from '@llave/contract/customers';
import { changeVehicle } from '@llave/contract/vehicles';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { readPdf } from '../../test/pdf.ts';
import { jpeg, mp4 } from '../../test/samples.ts';
import { type Member, openWorld, type World } from '../../test/world.ts';

let world: World;
let admin: Member;
let signature: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.company({ companyName: 'Rent Levante' });
  signature = await givenSignature();
});
afterAll(() => world.close());

const paper = async (id: string, kind: 'checkIn' | 'return') => {
  const address = await vi.waitFor(
    async () => {
      const { documents } = (await world.call(getBooking, { params: { id }, token: admin.token })).body;
      if (!documents[kind]) throw new Error('No paper yet');
      return documents[kind];
    },
    { timeout: 20_000, interval: 100 },
  );
  return (await readPdf((await world.app.inject({ url: address })).rawPayload)).text;
};

test('a vehicle changed after the signature leaves the paper as it was signed', async () => {
  const vehicle = await givenVehicle(world, admin, { brand: 'Seat', model: 'León' });
  const booking = await givenBooking(world, admin, vehicle.id);
  const code = await givenVisit(world, booking);
  await world.call(checkIn, { params: { id: booking.id }, body: { signature, code } });
  await world.call(changeVehicle, {
    token: admin.token,
    body: { id: vehicle.id, brand: 'Porsche', model: '911', numberPlate: 'CAMBIO 1', currentKilometers: 99_999 },
  });
  await world.call(confirmPickup, { params: { id: booking.id, code } });

  const text = await paper(booking.id, 'checkIn');
  for (const said of ['Seat León', vehicle.numberPlate, '12.000']) expect(text).toContain(said);
  for (const never of ['Porsche', 'CAMBIO', '99.999']) expect(text).not.toContain(never);
});

test('a name changed after the signature does not get above it', async () => {
  const booking = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const code = await givenVisit(world, booking);
  const params = { id: booking.id };
  await world.call(checkIn, { params, body: { signature, code } });
  await world.call(confirmPickup, { params: { ...params, code } });
  const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  const { body } = await world.call(recordReturn, { params, body: { ...names, code } });
  const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
  await world.app.inject({ method: 'PUT', url: body.sasUri, headers, payload: await jpeg(64, 64) });
  await world.app.inject({ method: 'PUT', url: body.inspectionSasUri, headers, payload: mp4(20_000) });
  await world.call(signReturn, { params, body: { signature, code } });

  const renamed = await world.call(changeBooking, {
    token: admin.token,
    body: { id: booking.id, customer: { name: 'Otra', surname: 'Persona' } },
  });
  await world.call(completeReturn, { params: { ...params, code } });
  const text = await paper(booking.id, 'return');
  expect(text).toContain('Lucía Peña Gómez');
  expect(text).not.toContain('Otra Persona');
  expect(renamed).toMatchObject({ status: 409, body: { code: 'signed' } });
});
