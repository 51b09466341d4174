import { AppError } from '@llave/contract/errors';
import type { addPasskey, removePasskey, startPasskey } from '@llave/contract/factors';
import { creationOptions, madePasskey } from '../../adapters/passkeys.ts';
import type { Act, Before } from '../../http/route.ts';
import { findUserRow, signInNameOf, type UserRow } from '../users/queries.ts';
import { keptOf, listPasskeys } from './queries.ts';
import { firstRecoveryCodes } from './recovery.ts';
import { endWithLast, notifyOfFactor } from './removal.ts';
import { mintTicket, useTicket } from './tickets.ts';

const most = 20;

export const start: Act<typeof startPasskey> = async (scope) => {
  const { db, me, config } = scope;
  const known = (await listPasskeys(db, me.id)).map(keptOf);
  const row = (await findUserRow(db, me.id)) as UserRow;
  const person = { id: me.id, signInName: signInNameOf(row), fullName: `${me.name} ${me.surname}` };
  const options = await creationOptions(config.publicUrl, person, known);
  return { ticket: await mintTicket(scope, 'enrol', row, { challenge: options.challenge }), options: { ...options } };
};

/** The challenge is used up before anybody looks at the answer to it. */
export const takeChallenge: Before<typeof addPasskey, string> = async (outside, { body }, { me }) => {
  const ticket =
    me && (await outside.company(me.accountId).write(({ db }) => useTicket(db, 'enrol', body.ticket, outside.now())));
  if (ticket?.user_id !== me?.id || !ticket) throw new AppError('linkInvalid');
  return ticket.challenge;
};

export const add: Act<typeof addPasskey, string> = async (scope, { body }, challenge) => {
  const { db, me, config } = scope;
  const known = await listPasskeys(db, me.id);
  if (known.length >= most) throw new AppError('conflict');
  const made = await madePasskey(config.publicUrl, challenge, body.passkey);
  if (!made) throw new AppError('proofWrong');

  await db
    .insertInto('passkeys')
    .values({
      user_id: me.id,
      name: body.name,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: made.transports,
    })
    .execute();
  await notifyOfFactor(scope, me.id, 'factorAdded', 'passkey');
  return { recoveryCodes: await firstRecoveryCodes(db, me.id) };
};

export const removeOwn: Act<typeof removePasskey> = async (scope, { params }) => {
  const { db, me } = scope;
  const removed = await db
    .deleteFrom('passkeys')
    .where('passkey_id', '=', params.passkeyId)
    .where('user_id', '=', me.id)
    .returning('passkey_id')
    .executeTakeFirst();
  if (!removed) throw new AppError('notFound');
  await endWithLast(db, me.id);
  await notifyOfFactor(scope, me.id, 'factorRemoved', 'passkey');
  return {};
};
