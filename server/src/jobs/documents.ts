import { buffer } from 'node:stream/consumers';
import { print } from '../adapters/press.ts';
import type { Db } from '../db/database.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { lockBooking } from '../modules/bookings/facts.ts';
import { mailCustomer } from '../modules/bookings/mails.ts';
import { paperOf } from '../modules/bookings/paper.ts';
import { readSigned } from '../modules/bookings/signing.ts';
import { readLogo } from '../modules/files/logo.ts';
import { recordPdf } from '../modules/files/papers.ts';
import type { Services } from '../services.ts';
import type { JobData } from './jobs.ts';

type Job = JobData['document'];

export const workDocuments = (services: Services) =>
  services.jobs.work('document', (job) => keepDocument(services, job));

/** Draws a signed paper, keeps it once however often it is tried, mails it to the customer, and does none of it once the booking is blocked. */
export const keepDocument = async (services: Services, job: Job) => {
  const { database, storage } = services;
  const drawn = await drawDocument(services, job);
  if (!drawn) return;
  const key = { accountId: job.accountId, fileName: job.fileName };
  const isNew = await storage.put(key, drawn);
  const content = isNew ? drawn : await buffer(await storage.read(key));
  const isWanted = await asVisitor(database, 'write', job.accountId, (db) => record(services, db, job, content));
  if (isNew && !isWanted) await storage.remove(key);
};

/** The paper of what was signed, every time the same; none of a booking that is blocked. */
export const drawDocument = async (
  { database, storage, config, now }: Services,
  { accountId, bookingId, paper, kilometers }: Pick<Job, 'accountId' | 'bookingId' | 'paper' | 'kilometers'>,
) => {
  const signed = await asVisitor(database, 'write', accountId, async (db) => {
    const booking = await lockBooking(db, bookingId);
    const kind = paper === 'checkIn' ? 'pickUp' : 'return';
    return booking.blocked_at ? undefined : readSigned(db, booking, kind, { now: now(), kilometers });
  });
  if (!signed) return undefined;
  const logo = await readLogo(storage, { account_id: accountId, logo: signed.facts.logo });
  return print('paper', paperOf(signed, config.publicUrl, logo), { of: accountId });
};

const record = async ({ jobs }: Services, db: Db, job: Job, content: Buffer) => {
  const { accountId, bookingId, paper, fileName, unsent } = job;
  const booking = await lockBooking(db, bookingId);
  if (booking.blocked_at) return false;
  if (paper === 'checkIn' ? booking.check_in_document : booking.return_document) return true;

  await recordPdf(db, fileName, content);
  await db
    .updateTable('bookings')
    .set(paper === 'checkIn' ? { check_in_document: fileName } : { return_document: fileName })
    .where('booking_id', '=', bookingId)
    .execute();
  if (unsent) return true;
  const kind = paper === 'checkIn' ? 'bookingCheckedIn' : 'bookingReturned';
  await mailCustomer({ db, mail: mailing(jobs, db, accountId) }, booking, kind, { document: fileName });
  return true;
};
