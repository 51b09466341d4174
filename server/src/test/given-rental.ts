import { randomUUID } from 'node:crypto';
import { type Booking, type BookingForm, createBooking } from '@llave/contract/bookings';
import { findBooking } from '@llave/contract/customers';
import { createVehicle, type Vehicle, type VehicleForm } from '@llave/contract/vehicles';
import sharp from 'sharp';
import type { Member, World } from './world.ts';

export const givenVehicle = async (world: World, admin: Member, form: Partial<VehicleForm> = {}): Promise<Vehicle> => {
  const numberPlate = randomUUID().slice(0, 8);
  const body = { brand: 'Seat', model: 'León', numberPlate, currentKilometers: 12_000, ...form };
  return (await world.call(createVehicle, { token: admin.token, body })).body;
};

/** So many hours from now, as the server's clock goes. */
export const inHours = (world: World, hours: number) =>
  new Date(world.services.now().getTime() + hours * 3_600_000).toISOString();

export const bookingForm = (world: World, vehicleId: string, from = -1, to = 48): BookingForm => ({
  customer: { email: `${randomUUID()}@cliente.test`, phone: '600 000 000', name: 'Lucía', surname: 'Peña Gómez' },
  bookingInfo: {
    bookingNumber: randomUUID().slice(0, 8),
    dateFrom: inHours(world, from),
    dateTo: inHours(world, to),
    hasFullInsuranceCoverage: true,
    vehicleId,
  },
});

export const givenBooking = async (
  world: World,
  admin: Member,
  vehicleId: string,
  from?: number,
  to?: number,
): Promise<Booking> => {
  const body = bookingForm(world, vehicleId, from, to);
  const answer = await world.call(createBooking, { token: admin.token, body });
  if (answer.status !== 200) throw new Error(`The booking was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** The customer finds their booking; answers the code of the visit. */
export const givenVisit = async (world: World, { accountId, bookingInfo, customer }: Booking): Promise<string> => {
  const params = { bookingNumber: bookingInfo.bookingNumber, accountId, surname: customer.surname };
  return (await world.call(findBooking, { params })).body.code;
};

const asDataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** A signature as a phone draws it: a wave of ink on nothing. */
export const givenSignature = async () => {
  const [width, height] = [600, 200];
  const pixels = Buffer.alloc(width * height * 4);
  for (let x = 40; x < 560; x += 1)
    for (let thick = 0; thick < 5; thick += 1) {
      const y = Math.round(height / 2 + 60 * Math.sin(x / 40)) + thick;
      pixels[(y * width + x) * 4 + 3] = 255;
    }
  return asDataUrl(
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
};

export const blankSignature = async () => {
  const nothing = { width: 600, height: 200, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  return asDataUrl(await sharp({ create: nothing }).png().toBuffer());
};
