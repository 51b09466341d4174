import { AppError } from '@llave/contract/errors';
import type { confirmTotp, removeTotp, startTotp } from '@llave/contract/factors';
import { newTotpSecret, stepOf, totpUrl } from '../../adapters/one-time-codes.ts';
import { drawQr } from '../../adapters/qr.ts';
import { seal, unseal } from '../../adapters/sealing.ts';
import type { Act } from '../../http/route.ts';
import { keysFor } from '../../http/session.ts';
import { totpOf } from './checking.ts';
import { findTotp } from './queries.ts';
import { firstRecoveryCodes } from './recovery.ts';
import { endWithLast, tellOfFactor } from './removal.ts';

export const start: Act<typeof startTotp> = async ({ db, me, config, accountId }) => {
  const secret = newTotpSecret();
  const sealed = seal(keysFor(config.secrets, 'sealing'), secret, totpOf(accountId, me.id));
  const begun = await db
    .insertInto('totps')
    .values({ user_id: me.id, secret: sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id'])
        .doUpdateSet({ secret: sealed, last_step: 0 })
        .where('totps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) throw new AppError('conflict');
  const url = totpUrl(secret, me.email ?? me.userName ?? me.name);
  return { secret, url, qr: (await drawQr(url)).toString('base64') };
};

export const confirm: Act<typeof confirmTotp> = async (scope, { body }) => {
  const { db, me, config, accountId, now } = scope;
  const begun = await findTotp(db, me.id);
  if (!begun || begun.confirmed_at) throw new AppError('notFound');
  const secret = unseal(keysFor(config.secrets, 'sealing'), begun.secret, totpOf(accountId, me.id));
  const step = stepOf(secret, body.code, now());
  if (step === undefined) throw new AppError('proofWrong');

  await db
    .updateTable('totps')
    .set({ confirmed_at: now(), last_step: step })
    .where('user_id', '=', me.id)
    .where('confirmed_at', 'is', null)
    .execute();
  await tellOfFactor(scope, me, 'factorAdded', 'totp');
  return { recoveryCodes: await firstRecoveryCodes(db, me.id) };
};

export const removeOwn: Act<typeof removeTotp> = async (scope) => {
  const { db, me } = scope;
  const removed = await db
    .deleteFrom('totps')
    .where('user_id', '=', me.id)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!removed) throw new AppError('notFound');
  await endWithLast(db, me.id);
  await tellOfFactor(scope, me, 'factorRemoved', 'totp');
  return {};
};
