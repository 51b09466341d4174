import type { changeUserPassword, resetPassword, setPassword } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { hashPassword, refuseCommonPassword } from '../../adapters/passwords.ts';
import { findAccountOf } from '../../db/system.ts';
import { userOf } from '../../http/callers/member.ts';
import type { Act, Before } from '../../http/route.ts';
import { countAddress } from '../addresses/commands.ts';
import { isSignOnOnly } from '../sign-on/rule.ts';
import { findUserRow, lockUser } from '../users/queries.ts';
import { changePasswordBudgets, resetBudgets, setPasswordBudgets } from './budgets.ts';
import { refuseUnproved } from './own-password.ts';
import { replacePassword } from './replacing.ts';
import { isTokenOf, useToken } from './tokens.ts';

/** Only takes the wish down: whether the person exists is looked up later, so that not even the time tells. */
export const requestReset: Act<typeof resetPassword> = async (scope, { body }) => {
  await scope.spend(resetBudgets(body.identifier, scope.address));
  const at = scope.now().toISOString();
  await scope.later('resetPassword', { identifier: body.identifier, address: scope.address, at });
  return {};
};

/** A new password by the mailed link, which its reader's address is confirmed by too. */
export const setByLink: Act<typeof setPassword> = async (scope, { params, body }) => {
  await scope.spend(setPasswordBudgets(params.userId, scope.address));
  refuseCommonPassword(body.password);
  const accountId = await findAccountOf(scope.system, params.userId);
  const isGood =
    accountId && (await scope.read(accountId, ({ db, now }) => isTokenOf(db, params.userId, body.token, now())));
  if (!isGood) throw new AppError('linkInvalid');
  if (await scope.read(accountId, ({ db }) => isSignOnOnly(db, params.userId))) throw new AppError('signOnOnly');

  const hash = await hashPassword(body.password, { of: scope.address });
  return scope.write(accountId, async (inside) => {
    const owner = await useToken(inside.db, 'setPassword', body.token, inside.now());
    if (owner !== params.userId) throw new AppError('linkInvalid');
    const person = await lockUser(inside.db, params.userId);
    if (person.email && !person.email_confirmed_at) await countAddress(inside, person, person.email);
    await replacePassword(inside, params.userId, hash, { endBadge: true });
    return {};
  });
};

/** Who is not there costs no hashing. */
export const hashNew: Before<typeof changeUserPassword, string> = async (outside, { body }, { me }) => {
  if (!me || (!me.isAdmin && me.id !== body.userId)) throw new AppError('forbidden');
  refuseCommonPassword(body.password);
  await outside.spend(changePasswordBudgets(me));
  const person = await outside.company(me.accountId).read(({ db }) => findUserRow(db, body.userId));
  if (!person) throw new AppError('notFound');
  if (me.id === body.userId) await refuseUnproved(outside, me, body.currentPassword);
  return hashPassword(body.password, { of: me.accountId });
};

/** An admin sets anyone's password in the company; anyone sets their own. */
export const change: Act<typeof changeUserPassword, string> = async (scope, { body }, hash) => {
  await replacePassword(scope, body.userId, hash, { endBadge: body.endBadge || body.userId !== scope.me.id });
  const row = await findUserRow(scope.db, body.userId);
  if (!row) throw new AppError('notFound');
  return userOf(row, scope.accountId);
};
