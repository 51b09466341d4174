import type { authenticate } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { isPassword } from '../../adapters/passwords.ts';
import { findSignInName } from '../../db/system.ts';
import { userOf } from '../../http/member.ts';
import type { Act } from '../../http/route.ts';
import type { StrangerScope } from '../../http/scope.ts';
import { findUserRow } from '../users/queries.ts';
import { signInBudgets } from './budgets.ts';
import { isKnownAddress, openSession } from './sessions.ts';

/** Signs in. A wrong password and an unknown person take the same path, so that nothing tells them apart. */
export const signIn: Act<typeof authenticate> = async (scope, { body }) => {
  const person = await findPerson(scope, body.identifier);
  const budgets = signInBudgets(body.identifier, scope.address, person?.known ?? false);
  await scope.spend(budgets);
  if (!(await isPassword(body.password, person?.row?.password_hash)) || !person?.row) {
    scope.log.warn({ security: 'wrongPassword', userId: person?.userId, address: scope.address });
    throw new AppError('wrongCredentials', undefined, 'Incorrect user or password');
  }

  const { accountId, row } = person;
  await scope.refund(budgets);
  return scope.write(accountId, async (inside) => ({
    user: userOf(row, accountId),
    token: await openSession(inside, row.user_id),
  }));
};

const findPerson = async (scope: StrangerScope, identifier: string) => {
  const found = await findSignInName(scope.system, identifier);
  if (!found) return undefined;
  return scope.read(found.accountId, async ({ db }) => ({
    ...found,
    row: await findUserRow(db, found.userId),
    known: await isKnownAddress(db, found.userId, scope.address),
  }));
};
