import { AppError } from '@llave/contract/errors';
import { type downloadAddress, type Purpose, purposes, ticketLimits, type uploadAddress } from '@llave/contract/files';
import { decodeJwt } from 'jose';
import type { Db } from '../../db/database.ts';
import type { Act, Before } from '../../http/route.ts';
import type { ProofScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl, type UploadGrant, uploadUrl } from './addresses.ts';

/**
 * Each address lets one file in, so this is how fast the disk can fill. A member has a day of cars at once and then one
 * every ten seconds. Visitors of one company share what a busy week of bookings needs, and of that one place gets a part.
 */
export const slowUploads: Before<typeof uploadAddress, void> = async (outside, { query }, me) => {
  if (me) return outside.spend([{ of: `upload-person:${me.id}`, burst: 300, everySeconds: 10 }]);
  await outside.spend([
    { of: `upload-address:${outside.address}`, burst: 60, everySeconds: 10 },
    { of: `upload-company:${companyIn(query.ticket)}`, burst: 300, everySeconds: 30 },
  ]);
};

/** The ticket has been verified: who has no session gets this far only with one. */
const companyIn = (ticket = '') => String(decodeJwt(ticket).acc);

export const giveUploadAddress: Act<typeof uploadAddress, void> = async (scope, { params, query }) => {
  const { config, accountId, now } = scope;
  return { sasUri: uploadUrl(config.secret, { accountId, ...params }, grantFor(scope, query.purpose), now()) };
};

/** With a ticket only what came in with it may be seen again. */
export const giveDownloadAddress: Act<typeof downloadAddress> = async (
  { db, config, accountId, proof, now },
  { params },
) => {
  const file = await findFile(db, params.fileName);
  if (!file || (proof && file.ticket !== proof.id)) throw new AppError('notFound');

  return { sasUri: downloadUrl(config.secret, accountId, params.fileName, now()) };
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

const grantFor = ({ me, proof }: ProofScope, purpose: Purpose): UploadGrant => {
  if (me) return { purpose, maxBytes: purposes[purpose].maxBytes, sender: { kind: 'user', id: me.id } };
  if (!proof || purpose !== ticketLimits.purpose) throw new AppError('forbidden');
  return { purpose, maxBytes: ticketLimits.maxBytes, sender: { kind: 'ticket', id: proof.id } };
};
