import type { prove, startProof } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { requestOptions } from '../../adapters/passkeys.ts';
import { isPassword } from '../../adapters/passwords.ts';
import type { Act, Before } from '../../http/route.ts';
import { isFactor } from '../factors/checking.ts';
import { waysOf } from '../factors/queries.ts';
import { mintTicket, useTicket } from '../factors/tickets.ts';
import { findUserRow, lockUser, type UserRow } from '../users/queries.ts';
import { proofBudgets } from './budgets.ts';

/** By what somebody can show again that it is they, and what their browser needs to ask a passkey. */
export const start: Act<typeof startProof> = async (scope) => {
  const { db, me, config } = scope;
  const row = (await findUserRow(db, me.id)) as UserRow;
  const { ways, passkeys } = await waysOf(db, me.id);
  const options = passkeys.length > 0 ? await requestOptions(config.publicUrl, passkeys) : null;
  return {
    ways: [
      ...(options ? (['passkey'] as const) : []),
      ...(row.password_hash ? (['password'] as const) : []),
      ...(ways.includes('totp') ? (['totp'] as const) : []),
    ],
    ticket: options && (await mintTicket(scope, 'prove', row, { challenge: options.challenge })),
    options: options && { ...options },
  };
};

/** What is slow, and what is used up whatever comes of it: whether the password is right, or what a passkey had to sign. */
export const look: Before<typeof prove, string | boolean> = async (outside, { body }, { me }) => {
  if (!me) throw new AppError('forbidden');
  await outside.spend(proofBudgets(me.id));
  const company = outside.company(me.accountId);
  if ('password' in body) {
    const row = await company.read(({ db }) => findUserRow(db, me.id));
    return isPassword(body.password, row?.password_hash, { of: me.accountId });
  }
  if (!('passkey' in body)) return '';
  const ticket = await company.write(({ db }) => useTicket(db, 'prove', body.ticket, outside.now()));
  if (ticket?.user_id !== me.id) throw new AppError('linkInvalid');
  return ticket.challenge;
};

export const proveAgain: Act<typeof prove, string | boolean> = async (scope, { body }, looked) => {
  const { db, me, now } = scope;
  const person = await lockUser(db, me.id);
  const isProof = 'password' in body ? looked === true : await isFactor(scope, person, body, String(looked));
  if (!isProof) throw new AppError('proofWrong');
  await db.updateTable('sessions').set({ proved_at: now() }).where('session_id', '=', me.sessionId).execute();
  return {};
};
