import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccountId } from '../../config.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { freezePaper } from '../../modules/bookings/signing.ts';
import { keepFile } from '../files.ts';
import type { Workshop } from '../fill.ts';
import { photo } from '../pictures/surfaces.ts';
import { type RentalPictures, signerOf } from './pictures.ts';
import type { Rental } from './plan.ts';
import { demoVehicles } from './vehicles.ts';

const walkAround = join(import.meta.dirname, '../pictures/walk-around.webm');

type Desk = Workshop & { jobs: Jobs; pictures: RentalPictures; video: Buffer; vehicleOf: (plate: string) => string };

/** Puts the vehicles and their bookings into the company, with what customers sent, and queues the papers they signed. */
export const addRentals = async (workshop: Workshop & { jobs: Jobs }, rentals: Rental[], pictures: RentalPictures) => {
  const vehicles = await addVehicles(workshop, rentals);
  const vehicleOf = (plate: string) => vehicles.get(plate) ?? '';
  const desk = { ...workshop, pictures, video: await readFile(walkAround), vehicleOf };
  for (const rental of rentals) await addRental(desk, rental);
};

const addVehicles = async ({ db, calendar }: Workshop, rentals: Rental[]) => {
  const last = new Map(
    rentals
      .filter(({ reviewedAt }) => reviewedAt)
      .map(({ booking, kilometersBack }) => [booking.plate, kilometersBack]),
  );
  const rows = await db
    .insertInto('vehicles')
    .values(
      demoVehicles.map(({ plate, brand, model, kilometers }) => ({
        brand,
        model,
        number_plate: plate,
        current_kilometers: last.get(plate) ?? kilometers,
        created_at: calendar.at(calendar.dateIn(-96), 9),
      })),
    )
    .returning(['vehicle_id', 'number_plate'])
    .execute();
  return new Map(rows.map((row) => [row.number_plate, row.vehicle_id]));
};

const addRental = async (desk: Desk, rental: Rental) => {
  const { db, idOf, pictures, vehicleOf } = desk;
  const { booking, reviewedAt, signedAt, returnSignedAt } = rental;
  const signature = pictures.signatures.get(signerOf(booking)) ?? null;
  const reviewer = reviewedAt ? idOf('jorge') : null;
  const bookingId = randomUUID();
  const row = await db
    .insertInto('bookings')
    .values({
      booking_id: bookingId,
      booking_number: rental.number,
      vehicle_id: vehicleOf(booking.plate),
      date_from: rental.from,
      date_to: rental.to,
      full_insurance: rental.insured,
      customer_email: emailOf(signerOf(booking)),
      customer_phone: phoneOf(rental.number),
      customer_name: booking.name,
      customer_surname: booking.surname,
      customer_language: booking.language,
      created_at: rental.createdAt,
      reminded_at: rental.createdAt,
      cancelled_at: rental.cancelledAt,
      signed_at: signedAt,
      signature: signedAt && signature,
      picked_up_at: rental.pickedUpAt,
      return_signed_at: returnSignedAt,
      return_signature: returnSignedAt && signature,
      returned_at: rental.returnedAt,
      returned_to: booking.point === 'takenBack' ? reviewer : null,
      reviewed_at: reviewedAt,
      reviewed_by: reviewer,
      review_kilometers: reviewedAt && rental.kilometersBack,
      review_note: reviewedAt ? booking.note : '',
      ...(rental.recorded && (await keepRecordings(desk, rental, bookingId))),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const said = { language: booking.language, kilometers: rental.kilometersOut };
  if (signature && signedAt) await freezePaper(db, row, { kind: 'pickUp', signature, at: signedAt, ...said });
  if (signature && returnSignedAt)
    await freezePaper(db, row, { kind: 'return', signature, at: returnSignedAt, ...said });
  if (booking.locker)
    await db
      .updateTable('lockers')
      .set({ booking_id: bookingId })
      .where('identifier_value', '=', booking.locker)
      .execute();
  await queuePapers(desk, rental, bookingId);
};

/** The video of a return that is only signed is still on its way. */
const keepRecordings = async ({ db, storage, pictures, video }: Desk, rental: Rental, bookingId: string) => {
  const sender = { kind: 'visit', id: bookingId } as const;
  const content = pictures.dashboards.get(rental.kilometersBack) ?? Buffer.alloc(0);
  const cockpit = await keepFile(db, storage, { content, type: 'image/jpeg', sender, ...photo });
  const isSent = rental.booking.point !== 'returnSigned';
  const inspection = isSent
    ? await keepFile(db, storage, { content: video, type: 'video/webm', sender })
    : `${randomUUID()}.webm`;
  return { cockpit, inspection };
};

/** Drawn once the server is there for people; made-up customers get no mail. */
const queuePapers = async ({ db, jobs }: Desk, rental: Rental, bookingId: string) => {
  const { pickedUpAt, returnSignedAt, returnedAt } = rental;
  const papers = [
    ...(pickedUpAt ? ['checkIn' as const] : []),
    ...(returnSignedAt && returnedAt ? ['return' as const] : []),
  ];
  for (const paper of papers)
    await jobs.send(db, 'document', {
      accountId: demoAccountId,
      bookingId,
      paper,
      fileName: `${randomUUID()}.pdf`,
      unsent: true,
    });
};

/** Addresses and numbers that are nobody's. */
const emailOf = (name: string) =>
  `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.com`;
const phoneOf = (number: string) =>
  `600 000 ${String((number.charCodeAt(0) * number.charCodeAt(1)) % 1000).padStart(3, '0')}`;
