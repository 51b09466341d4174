import { AppError } from '@llave/contract/errors';
import { type FileType, ticketLimits } from '@llave/contract/files';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sender, UploadGrant } from './addresses.ts';

export type NewFile = {
  fileName: string;
  type: FileType;
  bytes: number;
  sha256: Buffer;
  receipt: Buffer;
  width: number | null;
  height: number | null;
};

/** Makes the file count; false when one of that name already does. */
export const recordFile = async (db: Db, file: NewFile, { purpose, sender }: UploadGrant): Promise<boolean> => {
  const recorded = await db
    .insertInto('files')
    .values({
      file_name: file.fileName,
      purpose,
      content_type: file.type,
      bytes: file.bytes,
      sha256: file.sha256,
      receipt: file.receipt,
      width: file.width,
      height: file.height,
      created_by: sender.kind === 'user' ? sender.id : null,
      ticket: sender.kind === 'user' ? null : sender.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_name')
    .executeTakeFirst();
  return recorded !== undefined;
};

/** A ticket is one visit; a label is on a tool that several people may report within the hours in which files are counted. */
const filesAtOnce = { ticket: ticketLimits.files, link: 10 * ticketLimits.files };

/** Counts the file against its ticket; refuses one too many. The lock makes those that come at once count one by one. */
export const useTicket = async (
  db: Db,
  { kind, id: ticket }: Sender & { kind: keyof typeof filesAtOnce },
  fileName: string,
) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ticket}, 0))`.execute(db);
  await db
    .insertInto('ticket_files')
    .values({ ticket, file_name: fileName })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { used } = await db
    .selectFrom('ticket_files')
    .select(({ fn }) => fn.countAll<string>().as('used'))
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  if (Number(used) > filesAtOnce[kind]) throw new AppError('tooMany');
};

/** A customer changes their mind about a photo or a video only so often: a booking keeps no more than this. */
const filesOfBooking = 8;

/** What a booking no longer names, or names one time too many, does not come in by an address given earlier. */
export const refuseUnnamed = async (db: Db, bookingId: string, fileName: string) => {
  const { rows } = await sql<{ named: boolean; files: number }>`select
    exists (select from bookings where booking_id = ${bookingId} and returned_at is null and ${fileName} in (cockpit, inspection)) as named,
    (select count(*)::int from files where ticket = ${bookingId}) as files`.execute(db);
  if (!rows[0]?.named) throw new AppError('linkInvalid');
  if (rows[0].files >= filesOfBooking) throw new AppError('tooMany');
};
