import { randomUUID } from 'node:crypto';
import { type Booking, getBooking } from '@llave/contract/bookings';
import { checkIn, completeReturn, confirmPickup, recordReturn, signReturn } from '@llave/contract/customers';
import { vi } from 'vitest';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from './given-rental.ts';
import { readPdf } from './pdf.ts';
import { jpeg, mp4 } from './samples.ts';
import type { Member, World } from './world.ts';

const drawn = givenSignature();

const done = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The customer was refused: ${JSON.stringify(body)}`);
};

/** A booking whose customer has signed for the vehicle; answers how they go on. */
export const givenSigned = async (world: World, admin: Member, vehicleId?: string) => {
  const booking = await givenBooking(world, admin, vehicleId ?? (await givenVehicle(world, admin)).id);
  const code = await givenVisit(world, booking);
  const signature = await drawn;
  await done(world.call(checkIn, { params: { id: booking.id }, body: { signature, code } }));
  return { booking, code, ...customerOf(world, booking, code, signature) };
};

/** What a signed paper of a booking says, once it is drawn. */
export const paperOf = async (world: World, { token }: Member, id: string, kind: 'checkIn' | 'return') => {
  const address = await vi.waitFor(
    async () => {
      const { documents } = (await world.call(getBooking, { params: { id }, token })).body;
      if (!documents[kind]) throw new Error('No paper yet');
      return documents[kind];
    },
    { timeout: 60_000, interval: 100 },
  );
  return (await readPdf((await world.app.inject({ url: address })).rawPayload)).text;
};

const customerOf = (world: World, { id }: Booking, code: string, signature: string) => {
  const params = { id };
  const signAgain = () => done(world.call(checkIn, { params, body: { signature, code } }));
  const pickUp = () => done(world.call(confirmPickup, { params: { id, code } }));
  const signBack = async () => {
    const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
    const { body } = await world.call(recordReturn, { params, body: { ...names, code } });
    const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
    await world.app.inject({ method: 'PUT', url: body.sasUri, headers, payload: await jpeg(64, 64) });
    await world.app.inject({ method: 'PUT', url: body.inspectionSasUri, headers, payload: mp4(20_000) });
    await done(world.call(signReturn, { params, body: { signature, code } }));
  };
  const bringBack = () => done(world.call(completeReturn, { params: { id, code } }));
  return { signAgain, pickUp, signBack, bringBack };
};
