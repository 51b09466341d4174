import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { leaveRoom } from './turns.ts';
import { isNamed } from './uses.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A ticket works for two hours and its last address for a quarter more: what it was used for counts no longer than that. */
const ticketsKept = 3 * hour;

/** Longer than anybody may take to finish the form that a picture was uploaded for. */
const unusedKept = 3 * day;

/** Members come back to what they began after a weekend or a short week off. */
const unusedOfMembers = 7 * day;
const atOnce = 500;

type InCompany = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Forgets what visitors of a company began and did not finish within an hour. Goes by the names that tickets were used
 * for, because not every store knows when a lone block came.
 */
export const sweepTickets = async ({ storage, now }: Services, accountId: string, inCompany: InCompany) => {
  const before = (age: number) => new Date(now().getTime() - age);
  const unfinished = await inCompany((db) =>
    db
      .selectFrom('ticket_files')
      .leftJoin('files', 'files.file_name', 'ticket_files.file_name')
      .select('ticket_files.file_name as fileName')
      .where('ticket_files.created_at', '<', before(hour))
      .where('files.file_name', 'is', null)
      .execute(),
  );
  for (const { fileName } of unfinished) {
    leaveRoom({ accountId, fileName });
    await storage.unstage({ accountId, fileName });
  }
  await inCompany((db) => db.deleteFrom('ticket_files').where('created_at', '<', before(ticketsKept)).execute());
};

/**
 * Forgets the pictures of visitors who never sent their form: they are of people and their cars, and nobody looks at them.
 * So it goes with what members uploaded and used for nothing. What came in for a booking stays with it, and so do the few
 * drawings that stand in for photos, which the next tool may name at any moment.
 */
export const sweepUnused = async ({ storage, now, log }: Services, accountId: string, inCompany: InCompany) => {
  const unused = await inCompany((db) => listUnused(db, now()));
  for (const fileName of unused) {
    await storage.remove({ accountId, fileName });
    await storage.remove({ accountId, fileName, size: 'small' });
  }
  if (unused.length === 0) return;
  await inCompany((db) => db.deleteFrom('files').where('file_name', 'in', unused).execute());
  log.info({ files: unused.length }, 'unused files dropped');
};

const listUnused = async (db: Db, now: Date): Promise<string[]> => {
  const before = (age: number) => new Date(now.getTime() - age);
  const rows = await db
    .selectFrom('files as f')
    .select('f.file_name')
    .where(({ or, and, eb }) =>
      or([
        and([eb('f.ticket', 'is not', null), eb('f.created_at', '<', before(unusedKept))]),
        and([eb('f.created_by', 'is not', null), eb('f.created_at', '<', before(unusedOfMembers))]),
      ]),
    )
    .where('f.file_name', 'not like', 'drawn-%')
    .where(sql<boolean>`not ${isNamed} and not exists (select from bookings b where b.booking_id = f.ticket)`)
    .limit(atOnce)
    .execute();
  return rows.map(({ file_name }) => file_name);
};

/** Forgets uploads that began and were not finished within a day. */
export const sweepUploads = async ({ storage, now, log }: Pick<Services, 'storage' | 'now' | 'log'>) => {
  const files = await storage.sweep(new Date(now().getTime() - day));
  if (files > 0) log.info({ files }, 'unfinished uploads dropped');
};
