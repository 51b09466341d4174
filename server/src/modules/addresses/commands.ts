import { allows } from '@llave/contract/access';
import type { confirmEmail, sendConfirmation } from '@llave/contract/addresses';
import { AppError } from '@llave/contract/errors';
import { changeUser } from '@llave/contract/users';
import { hashPassword, refuseCommonPassword } from '../../adapters/passwords.ts';
import { party } from '../../http/audit.ts';
import { userOf } from '../../http/callers/member.ts';
import type { Act, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { replacePassword } from '../authentication/replacing.ts';
import { voidTokens } from '../authentication/tokens.ts';
import { nameAgain } from '../users/names.ts';
import { findUserRow, lockUser, type UserRow } from '../users/queries.ts';
import { refuseHigher } from '../users/reach.ts';
import { confirmBudgets, linkBudgets } from './budgets.ts';
import { useConfirmation } from './links.ts';
import { askToConfirm, sameAddress, waitingAddress } from './wishes.ts';

export const slowSending: Before<typeof sendConfirmation, void> = async (outside, { params }, { me }) => {
  if (!me) return;
  const person = await outside.company(me.accountId).read(({ db }) => findUserRow(db, params.id));
  const email = person && waitingAddress(person);
  if (email) await outside.spend(linkBudgets(me.accountId, email));
};

export const sendAgain: Act<typeof sendConfirmation, void> = async (scope, { params }) => {
  const { me, db, accountId } = scope;
  if (me.id !== params.id && !allows(changeUser.access, me)) throw new AppError('forbidden');
  const person = await findUserRow(db, params.id);
  if (!person) throw new AppError('notFound');
  refuseHigher(scope, userOf(person, accountId));
  scope.note({ subject: party({ ...person, id: person.user_id }) });
  await askToConfirm(scope, person);
  return {};
};

/** The owner of an address says that it is theirs; a new colleague sets their password with it. */
export const confirm: Act<typeof confirmEmail> = async (scope, { params, body }) => {
  await scope.spend(confirmBudgets(params.userId, scope.address));
  if (body.password) refuseCommonPassword(body.password);
  const hash = body.password && (await hashPassword(body.password, { of: scope.address }));

  return scope.write(body.accountId, async (inside) => {
    const link = await useConfirmation(inside.db, body.token, inside.now());
    if (link?.userId !== params.userId) throw new AppError('linkInvalid');
    const person = await lockUser(inside.db, params.userId);
    if (!sameAddress(link.email, waitingAddress(person))) throw new AppError('linkInvalid');
    await countAddress(inside, person, link.email);
    if (hash) await replacePassword(inside, person.user_id, hash, { endBadge: true });
    const subject = party({ ...person, id: person.user_id });
    inside.note({ subject, before: { email: person.email }, after: { email: link.email } });
    return {};
  });
};

/** From now on the person signs in by this address, and by no older one; what was mailed to that opens nothing more. */
export const countAddress = async (scope: VisitorScope, person: UserRow, email: string) => {
  const { db } = scope;
  const [userId, now] = [person.user_id, scope.now()];
  await db
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: now })
    .where('user_id', '=', userId)
    .execute();
  await nameAgain(db, userId, { email, userName: person.user_name });
  if (!sameAddress(email, person.email)) await voidTokens(db, userId, now);
};
