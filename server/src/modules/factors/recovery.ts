import { AppError } from '@llave/contract/errors';
import type { renewRecoveryCodes } from '@llave/contract/factors';
import { newRecoveryCode } from '../../adapters/one-time-codes.ts';
import type { Db } from '../../db/database.ts';
import { hashOf } from '../../http/callers/secrets.ts';
import type { Act } from '../../http/route.ts';
import { countRecoveryCodes, waysOf } from './queries.ts';

const howMany = 10;

export const renew: Act<typeof renewRecoveryCodes> = async ({ db, me }) => {
  const { ways } = await waysOf(db, me.id);
  if (!ways.some((way) => way !== 'recovery')) throw new AppError('notFound');
  return { recoveryCodes: await makeRecoveryCodes(db, me.id) };
};

/** The first ones, with the first factor. */
export const firstRecoveryCodes = async (db: Db, userId: string) =>
  (await countRecoveryCodes(db, userId)) > 0 ? [] : makeRecoveryCodes(db, userId);

const makeRecoveryCodes = async (db: Db, userId: string) => {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
};
