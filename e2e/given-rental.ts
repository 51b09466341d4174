import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { givenSignature } from '../server/src/test/given-rental.ts';
import { jpeg, mp4 } from '../server/src/test/samples.ts';
import { expect } from './fixtures.ts';
import { given } from './given.ts';

type Vehicle = { id: string; accountId: string; numberPlate: string };
type Booking = { id: string; accountId: string; bookingInfo: { bookingNumber: string }; customer: { surname: string } };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Vehicles and bookings that a journey finds already there. */
export const givenRental = async (page: Page) => {
  const { call, locker } = await given(page);

  const vehicle = (numberPlate: string, more: object = {}) =>
    call<Vehicle>('POST', '/vehicle', {
      brand: 'Seat',
      model: 'León',
      numberPlate,
      currentKilometers: 12_000,
      ...more,
    });

  const booking = (vehicleId: string, from = -1, to = 48) =>
    call<Booking>('POST', '/service-appoinment', {
      customer: { email: `${randomUUID()}@cliente.test`, phone: '', name: 'Lucía', surname: 'Peña Gómez' },
      bookingInfo: {
        bookingNumber: randomUUID().slice(0, 8).toUpperCase(),
        dateFrom: inHours(from),
        dateTo: inHours(to),
        hasFullInsuranceCoverage: false,
        vehicleId,
      },
    });

  const put = async (address: string, data: Buffer) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
    expect((await page.request.put(address, { data, headers })).status()).toBe(201);
  };
  /** The customer's part, from the signature to the vehicle in their hands. */
  const pickUp = async ({ id, accountId, bookingInfo, customer }: Booking) => {
    const [number, surname] = [bookingInfo.bookingNumber, customer.surname].map(encodeURIComponent);
    const found = `/service-appoinment/${number}/account/${accountId}/customer/${surname}`;
    const { code } = await call<{ code: string }>('GET', found);
    const signature = await givenSignature();
    await call('PATCH', `/service-appoinment/${id}/checkIn`, { signature, code });
    await call('PATCH', `/service-appoinment/${id}/code/${code}`);
    return { code, signature };
  };
  /** And on, to the key in its locker again. */
  const giveBack = async (taken: Booking) => {
    const { code, signature } = await pickUp(taken);
    const path = `/service-appoinment/${taken.id}`;
    const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
    const addresses = await call<{ sasUri: string; inspectionSasUri: string }>('PATCH', `${path}/recordings`, {
      ...names,
      code,
    });
    await put(addresses.sasUri, await jpeg(320, 240));
    await put(addresses.inspectionSasUri, mp4(20_000));
    await call('PATCH', `${path}/return/signature`, { signature, code });
    await call('PATCH', `${path}/code/${code}/completed`);
  };
  return { call, locker, vehicle, booking, pickUp, giveBack };
};
