import { AppError } from '@llave/contract/errors';
import type { confirmTotp, removeTotp, startTotp } from '@llave/contract/factors';
import { newTotpSecret, stepOf, totpUrl } from '../../adapters/one-time-codes.ts';
import { drawQr } from '../../adapters/qr.ts';
import { seal, unseal } from '../../adapters/sealing.ts';
import { keysFor } from '../../http/callers/session.ts';
import { drawingBudgets } from '../../http/limits/drawing.ts';
import type { Act, Before } from '../../http/route.ts';
import { findUserRow, signInNameOf } from '../users/queries.ts';
import { totpOf } from './checking.ts';
import { findTotp } from './queries.ts';
import { firstRecoveryCodes } from './recovery.ts';
import { endWithLast, notifyOfFactor } from './removal.ts';

type Drawn = { secret: string; url: string; qr: string };

/** A secret and its picture, which no transaction waits for; it counts for nothing until the act has kept it. */
export const drawTotp: Before<typeof startTotp, Drawn> = async (outside, _, { me }) => {
  if (!me) throw new AppError('forbidden');
  await outside.spend(drawingBudgets(me));
  const row = await outside.company(me.accountId).read(({ db }) => findUserRow(db, me.id));
  const secret = newTotpSecret();
  const url = totpUrl(secret, row ? signInNameOf(row) : me.name);
  return { secret, url, qr: (await drawQr(url, { of: me.accountId })).toString('base64') };
};

export const start: Act<typeof startTotp, Drawn> = async ({ db, me, config, accountId }, _, drawn) => {
  const sealed = seal(keysFor(config.secrets, 'sealing'), drawn.secret, totpOf(accountId, me.id));
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
  return drawn;
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
  await notifyOfFactor(scope, me.id, 'factorAdded', 'totp');
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
  await notifyOfFactor(scope, me.id, 'factorRemoved', 'totp');
  return {};
};
