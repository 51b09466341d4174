import type { passSecondFactor } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { companyOf } from '../../http/callers/secrets.ts';
import type { Act } from '../../http/route.ts';
import type { StrangerScope } from '../../http/scope.ts';
import { isFactor } from '../factors/checking.ts';
import { findTicket, isStillOf, useTicket } from '../factors/tickets.ts';
import { findUserRow } from '../users/queries.ts';
import { factorBudgets, factorPlaceBudgets } from './budgets.ts';
import { takeRefusalDown } from './refusals.ts';
import { signedIn } from './sessions.ts';

/** Opens the session that a right password, a code or a badge has asked for, once the second factor is shown too. */
export const passFactor: Act<typeof passSecondFactor> = async (scope, { body }) => {
  await scope.spend(factorPlaceBudgets(scope.address));
  const { accountId, ticket } = await find(scope, body);
  const budgets = factorBudgets(ticket.user_id, scope.address);
  await scope.spend(budgets);

  const passing = scope.write(accountId, async (inside) => {
    const person = await findUserRow(inside.db, ticket.user_id);
    if (!person || !isStillOf(ticket, person)) throw new AppError('linkInvalid');
    const isUsed = 'passkey' in body || (await useTicket(inside.db, 'signIn', body.ticket, inside.now()));
    if (!isUsed) throw new AppError('linkInvalid');
    if (!(await isFactor(inside, person, body, ticket.challenge))) throw new AppError('proofWrong');
    return signedIn(inside, person, { byBadge: ticket.by_badge, proved: true });
  });
  const opened = await passing.catch(async (error) => {
    await takeRefusalDown(scope, { way: 'factor', accountId, userId: ticket.user_id });
    throw error;
  });
  await scope.refund(budgets);
  if (!ticket.by_badge) await scope.device.remember(ticket.user_id);
  return opened;
};

/** What a passkey has signed is used up by looking at it; a mistyped code may be typed again. */
const find = async (scope: StrangerScope, body: { ticket: string } | { ticket: string; passkey: unknown }) => {
  const accountId = companyOf(body.ticket);
  const take = 'passkey' in body ? useTicket : findTicket;
  const ticket = accountId && (await scope.write(accountId, ({ db, now }) => take(db, 'signIn', body.ticket, now())));
  if (!ticket) throw new AppError('linkInvalid');
  return { accountId, ticket };
};
