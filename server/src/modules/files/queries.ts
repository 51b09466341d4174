import { AppError } from '@llave/contract/errors';
import {
  type downloadAddress,
  type FileType,
  type Purpose,
  purposeOf,
  purposes,
  ticketLimits,
  type uploadAddress,
} from '@llave/contract/files';
import type { Db } from '../../db/database.ts';
import type { Act, Before } from '../../http/route.ts';
import type { ProofScope, VisitorScope } from '../../http/scope.ts';
import { spendOwnFirst } from '../accounts/budgets.ts';
import { refuseBeyond } from '../quotas/use.ts';
import { downloadUrl, type UploadGrant, uploadUrl, wholeUrl } from './addresses.ts';
import { isLive, mayRead } from './readers.ts';

/**
 * Each address lets one file in, so this is how fast the disk can fill. A member has a day of cars at once and then one
 * every ten seconds. Visitors of one company share what a busy week of bookings needs, and of that one place gets a part;
 * the pictures of one visit do not count.
 */
export const slowUploads: Before<typeof uploadAddress, void> = async (outside, _, { me, proof }) => {
  if (me) return outside.spend([{ of: `upload-person:${me.id}`, burst: 300, everySeconds: 10 }]);
  await spendOwnFirst(outside, {
    own: { of: `upload-own:${outside.address}`, burst: 6, everySeconds: 1800 },
    shared: { of: `upload-company:${proof?.accountId}`, burst: 300, everySeconds: 30 },
    always: [{ of: `upload-address:${outside.address}`, burst: 60, everySeconds: 10 }],
  });
};

export const giveUploadAddress: Act<typeof uploadAddress, void> = async (scope, { params, query }) => {
  const { config, accountId, now } = scope;
  await refuseBeyond(scope, 'bytes', 1);
  const grant = await grantFor(scope, params.fileName, query.purpose ?? purposeOf(params.fileName));
  return { sasUri: wholeUrl(config, uploadUrl(config.secret, { accountId, ...params }, grant, now())) };
};

export const giveDownloadAddress: Act<typeof downloadAddress> = async (scope, { params }) => {
  const { db, config, accountId, now } = scope;
  const file = await findFile(db, params.fileName);
  if (!file || !(await mayRead(scope, file))) throw new AppError('notFound');

  return { sasUri: wholeUrl(config, downloadUrl(config.secret, accountId, params.fileName, now())) };
};

/**
 * Refuses, as an issue of the field that has it, the name of a file that is not in this company, not fit for this purpose by
 * what it really is, or not of a member: what a customer left is not shown in another place, to other people and for longer.
 */
export const requireFile = async (
  { db }: Pick<VisitorScope, 'db'>,
  fileName: string,
  purpose: Purpose,
  path = 'fileName',
) => {
  const file = await findFile(db, fileName);
  const types: readonly FileType[] = purposes[purpose].types;
  if (!file || !types.includes(file.content_type) || file.created_by === null)
    throw new AppError('invalid', [{ path, code: 'fileMissing' }]);
  return file;
};

export const findFile = (db: Db, fileName: string) =>
  db.selectFrom('files').selectAll().where('file_name', '=', fileName).executeTakeFirst();

const grantFor = async ({ db, me, proof }: ProofScope, fileName: string, purpose: Purpose): Promise<UploadGrant> => {
  if (me) return { purpose, maxBytes: purposes[purpose].maxBytes, sender: { kind: 'user', id: me.id } };
  if (proof?.kind === 'visit') return recordingGrant(db, proof.bookingId, fileName);
  if (!proof || purpose !== ticketLimits.purpose) throw new AppError('forbidden');
  if (proof.kind === 'link' && !(await isLive(db, proof))) throw new AppError('forbidden');
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
