import { AppError } from '@llave/contract/errors';
import { isPassword } from '../../adapters/passwords.ts';
import type { Db } from '../../db/database.ts';
import type { Me, Outside } from '../../http/scope.ts';
import { findUserRow } from '../users/queries.ts';

/** Whoever has just signed in has proved who they are. */
const proofMinutes = 10;

/** Who finds somebody's open session does not make it theirs for good: one's own password asks for the one before. */
export const refuseUnproved = async (outside: Outside, me: Me, current: string | undefined) => {
  const { hash, signedIn } = await outside.company(me.accountId).read(async ({ db }) => ({
    hash: (await findUserRow(db, me.id))?.password_hash,
    signedIn: await beginningOf(db, me.sessionId),
  }));
  if (!hash) return;
  if (current === undefined) {
    const minutes = (outside.now().getTime() - (signedIn?.getTime() ?? 0)) / 60_000;
    if (minutes > proofMinutes) throw new AppError('passwordWrong');
    return;
  }
  const budgets = [{ of: `own-password:${me.id}`, burst: 5, everySeconds: 60 }];
  await outside.spend(budgets);
  if (!(await isPassword(current, hash, { of: me.accountId }))) throw new AppError('passwordWrong');
  await outside.refund(budgets);
};

const beginningOf = async (db: Db, sessionId: string) => {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return session?.created_at;
};
