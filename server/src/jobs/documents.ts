import { buffer } from 'node:stream/consumers';
import { languageOf } from '@llave/contract/fields';
import { print } from '../adapters/press.ts';
import type { Db } from '../db/database.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { lockBooking } from '../modules/bookings/facts.ts';
import { mailCustomer } from '../modules/bookings/mails.ts';
import { paperOf, readPaperFacts } from '../modules/bookings/paper.ts';
import { readLogo } from '../modules/files/logo.ts';
import { recordPdf } from '../modules/files/papers.ts';
import type { Services } from '../services.ts';
import type { JobData } from './jobs.ts';

type Job = JobData['document'];

/** Draws the signed papers, keeps each once however often it is tried, and mails it to the customer. */
export const workDocuments = (services: Services) =>
  services.jobs.work('document', (job) => keepDocument(services, job));

const keepDocument = async (services: Services, job: Job) => {
  const { database, storage } = services;
  const facts = await asVisitor(database, 'read', job.accountId, (db) =>
    readPaperFacts(db, job.bookingId, job.kilometers),
  );
  const logo = await readLogo(storage, facts.account);
  const key = { accountId: job.accountId, fileName: job.fileName };
  const drawn = await print('paper', paperOf(facts, job.paper, logo, languageOf(facts.account.language)));
  const content = (await storage.put(key, drawn)) ? drawn : await buffer(await storage.read(key));
  await asVisitor(database, 'write', job.accountId, (db) => record(services, db, job, content));
};

const record = async ({ jobs }: Services, db: Db, job: Job, content: Buffer) => {
  const { accountId, bookingId, paper, fileName, unsent } = job;
  const booking = await lockBooking(db, bookingId);
  if (paper === 'checkIn' ? booking.check_in_document : booking.return_document) return;

  await recordPdf(db, fileName, content);
  await db
    .updateTable('bookings')
    .set(paper === 'checkIn' ? { check_in_document: fileName } : { return_document: fileName })
    .where('booking_id', '=', bookingId)
    .execute();
  if (unsent) return;
  const kind = paper === 'checkIn' ? 'bookingCheckedIn' : 'bookingReturned';
  await mailCustomer({ db, mail: mailing(jobs, db, accountId) }, booking, kind, { document: fileName });
};
