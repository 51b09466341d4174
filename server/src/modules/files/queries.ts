import { AppError } from '@llave/contract/errors';
import { type downloadAddress, type Purpose, purposes, ticketLimits, type uploadAddress } from '@llave/contract/files';
import type { Db } from '../../db/database.ts';
import type { Act, Before } from '../../http/route.ts';
import type { ProofScope, VisitorScope } from '../../http/scope.ts';
import { downloadUrl, type UploadGrant, uploadUrl } from './addresses.ts';

/** Visitors get a handful of addresses at once, companies a busy day's worth. */
export const slowVisitors: Before<typeof uploadAddress, void> = async (outside, _, me) => {
  if (me) return;
  await outside.spend([{ of: `upload:${outside.address}`, burst: 60, everySeconds: 10 }]);
};

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
