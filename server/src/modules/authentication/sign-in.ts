import { randomUUID } from 'node:crypto';
import type { authenticate } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { isPassword } from '../../adapters/passwords.ts';
import { findSignInName } from '../../db/system.ts';
import type { Act } from '../../http/route.ts';
import type { StrangerScope } from '../../http/scope.ts';
import { askFactor } from '../factors/asking.ts';
import { isSignOnOnly } from '../sign-on/rule.ts';
import { findUserRow } from '../users/queries.ts';
import { signInBudgets } from './budgets.ts';
import { takeRefusalDown } from './refusals.ts';
import { signedIn } from './sessions.ts';

/** Signs in. A wrong password and an unknown person take the same path, so that nothing tells them apart. */
export const signIn: Act<typeof authenticate> = async (scope, { body }) => {
  const { accountId, person } = await findPerson(scope, body.identifier);
  const budgets = signInBudgets(body.identifier, scope.address, scope.device, person?.user_id);
  await scope.spend(budgets);
  const turn = { of: scope.address, isUrgent: true };
  if (!(await isPassword(body.password, person?.password_hash, turn)) || !person) {
    await takeRefusalDown(scope, { way: 'password', identifier: body.identifier });
    throw refused();
  }

  await scope.refund(budgets);
  if (await scope.read(accountId, ({ db }) => isSignOnOnly(db, person.user_id))) throw new AppError('signOnOnly');
  if (person.factor_since)
    throw new AppError('secondFactor', await scope.write(accountId, (inside) => askFactor(inside, person, false)));
  await scope.device.remember(person.user_id);
  return scope.write(accountId, (inside) => signedIn(inside, person, { byBadge: false, proved: true }));
};

const refused = () => new AppError('wrongCredentials', undefined, 'Incorrect user or password');

/** Somebody unknown is looked for in a company that does not exist: as much work as for anybody. */
const findPerson = async (scope: StrangerScope, identifier: string) => {
  const { accountId, userId } = (await findSignInName(scope.system, identifier)) ?? nobody();
  return { accountId, person: await scope.read(accountId, ({ db }) => findUserRow(db, userId)) };
};

const nobody = () => ({ accountId: randomUUID(), userId: randomUUID() });
