import { AppError } from '@llave/contract/errors';
import { isPassword } from '../../adapters/passwords.ts';
import { requireFreshProof } from '../../http/callers/admission.ts';
import type { Me, Outside } from '../../http/scope.ts';
import { findUserRow } from '../users/queries.ts';

/** Who finds somebody's open session does not make it theirs for good: one's own password asks for the one before. */
export const refuseUnproved = async (outside: Outside, me: Me, current: string | undefined) => {
  const row = await outside.company(me.accountId).read(({ db }) => findUserRow(db, me.id));
  if (!row?.password_hash) return;
  if (current === undefined) return requireFreshProof(me, outside.now());

  const budgets = [{ of: `own-password:${me.id}`, burst: 5, everySeconds: 60 }];
  await outside.spend(budgets);
  if (!(await isPassword(current, row.password_hash, { of: me.accountId }))) throw new AppError('passwordWrong');
  await outside.refund(budgets);
};
