import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { leaveRoom } from './turns.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A ticket works for two hours and its last address for a quarter more: what it was used for counts no longer than that. */
const ticketsKept = 3 * hour;

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

/** Forgets uploads that began and were not finished within a day. */
export const sweepUploads = async ({ storage, now, log }: Pick<Services, 'storage' | 'now' | 'log'>) => {
  const files = await storage.sweep(new Date(now().getTime() - day));
  if (files > 0) log.info({ files }, 'unfinished uploads dropped');
};
