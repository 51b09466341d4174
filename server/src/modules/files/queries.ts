import { AppError } from '@llave/contract/errors';
import { type downloadAddress, type Purpose, purposes, ticketLimits, type uploadAddress } from '@llave/contract/files';
import type { Db } from '../../db/database.ts';
import type { Act, Before } from '../../http/route.ts';
import type { Proof, ProofScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl, type UploadGrant, uploadUrl } from './addresses.ts';

/**
 * Each address lets one file in, so this is how fast the disk can fill. A member has a day of cars at once and then one
 * every ten seconds. Visitors of one company share what a busy week of bookings needs, and of that one place gets a part.
 */
export const slowUploads: Before<typeof uploadAddress, void> = async (outside, _, { me, proof }) => {
  if (me) return outside.spend([{ of: `upload-person:${me.id}`, burst: 300, everySeconds: 10 }]);
  await outside.spend([
    { of: `upload-address:${outside.address}`, burst: 60, everySeconds: 10 },
    { of: `upload-company:${proof?.accountId}`, burst: 300, everySeconds: 30 },
  ]);
};

export const giveUploadAddress: Act<typeof uploadAddress, void> = async (scope, { params, query }) => {
  const { config, accountId, now } = scope;
  const grant = await grantFor(scope, params.fileName, query.purpose);
  return { sasUri: uploadUrl(config.secret, { accountId, ...params }, grant, now()) };
};

export const giveDownloadAddress: Act<typeof downloadAddress> = async (
  { db, config, accountId, proof, now },
  { params },
) => {
  const file = await findFile(db, params.fileName);
  if (!file || (proof && !(await mayRead(db, file, proof)))) throw new AppError('notFound');

  return { sasUri: downloadUrl(config.secret, accountId, params.fileName, now()) };
};

/** With a ticket or on a visit only what came in by it may be seen again; with a link, what it is about. */
const mayRead = async (db: Db, file: { file_name: string; ticket: string | null }, proof: Proof) => {
  if (proof.kind === 'ticket') return file.ticket === proof.id;
  if (proof.kind === 'visit') return file.ticket === proof.bookingId;
  const shown = await db
    .selectFrom('tools')
    .leftJoin('incident_files as i', (join) =>
      join.on('i.file_name', '=', file.file_name).on('i.incident_id', '=', proof.incidentId),
    )
    .select('tool_id')
    .where('tool_id', '=', proof.toolId)
    .where((eb) => eb.or([eb('tools.image', '=', file.file_name), eb('i.file_name', 'is not', null)]))
    .executeTakeFirst();
  return shown !== undefined;
};

/** Refuses the name of a file that is not in this company or not of this purpose, as an issue of the field that has it. */
export const requireFile = async (
  { db }: Pick<VisitorScope, 'db'>,
  fileName: string,
  purpose: Purpose,
  path = 'fileName',
) => {
  const file = await findFile(db, fileName);
  if (file?.purpose !== purpose) throw new AppError('invalid', [{ path, code: 'fileMissing' }]);
};

export const findFile = (db: Db, fileName: string) =>
  db.selectFrom('files').selectAll().where('file_name', '=', fileName).executeTakeFirst();

const grantFor = async ({ db, me, proof }: ProofScope, fileName: string, purpose: Purpose): Promise<UploadGrant> => {
  if (me) return { purpose, maxBytes: purposes[purpose].maxBytes, sender: { kind: 'user', id: me.id } };
  if (proof?.kind === 'visit') return recordingGrant(db, proof.bookingId, fileName);
  if (!proof || purpose !== ticketLimits.purpose) throw new AppError('forbidden');
  return { purpose, maxBytes: ticketLimits.maxBytes, sender: { kind: proof.kind, id: proof.id } };
};

/** A customer uploads the photo and the video that they have named, and nothing else, until they have returned the key. */
const recordingGrant = async (db: Db, bookingId: string, fileName: string): Promise<UploadGrant> => {
  const booking = await db
    .selectFrom('bookings')
    .select(['cockpit', 'inspection'])
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (!booking || (booking.cockpit !== fileName && booking.inspection !== fileName)) throw new AppError('forbidden');
  const purpose = booking.cockpit === fileName ? 'image' : 'video';
  return { purpose, maxBytes: purposes[purpose].maxBytes, sender: { kind: 'visit', id: bookingId } };
};
