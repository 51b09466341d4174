import { drawDashboards } from '../pictures/dashboard.ts';
import { drawSignature } from '../pictures/signature.ts';
import type { DemoBooking } from './bookings.ts';
import type { Rental } from './plan.ts';

export const signerOf = ({ name, surname }: DemoBooking) => `${name} ${surname}`;

/** What customers signed, by their name, and the dashboards they photographed, by what these show. */
export const drawRentals = async (rentals: Rental[]) => {
  const signers = new Set(rentals.filter(({ signedAt }) => signedAt).map(({ booking }) => signerOf(booking)));
  const signatures = [...signers].map(async (name) => [name, await drawSignature(name)] as const);
  const shown = rentals.filter(({ recorded }) => recorded).map(({ kilometersBack }) => kilometersBack);
  return { signatures: new Map(await Promise.all(signatures)), dashboards: await drawDashboards(shown) };
};
export type RentalPictures = Awaited<ReturnType<typeof drawRentals>>;
