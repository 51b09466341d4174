import type { whoAmI } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { userOf } from '../../http/callers/member.ts';
import type { Act } from '../../http/route.ts';
import { findUserRow } from '../users/queries.ts';

/** Who calls, with no more rights than their session has. */
export const readOwn: Act<typeof whoAmI> = async ({ db, me, accountId }) => {
  const row = await findUserRow(db, me.id);
  if (!row) throw new AppError('sessionEnded');
  return { ...userOf(row, accountId), ...me };
};
