import { AppError } from '@llave/contract/errors';
import type { userQr } from '@llave/contract/users';
import { drawQr } from '../../adapters/qr.ts';
import { party } from '../../http/audit.ts';
import { drawingBudgets } from '../../http/limits/drawing.ts';
import type { Act, Before } from '../../http/route.ts';
import { mintToken } from '../authentication/tokens.ts';
import { makeBadge, newCode } from './badges.ts';
import { findUserRow, lockUser } from './queries.ts';

type Drawn = { code: string; qr: string };

/**
 * The code of somebody who is there, drawn while no transaction waits for it; it opens nothing until the act has kept it. It
 * goes behind a # so that it stays in the browser and out of every log.
 */
export const drawCode: Before<typeof userQr, Drawn> = async ({ config, spend, company }, { params }, { me }) => {
  if (!me || (!me.isAdmin && me.id !== params.id)) throw new AppError('forbidden');
  await spend(drawingBudgets(me));
  const { accountId } = me;
  if (!(await company(accountId).read(({ db }) => findUserRow(db, params.id)))) throw new AppError('notFound');

  const code = newCode();
  const link = `${config.publicUrl}/code#${new URLSearchParams({ kind: params.parameter, accountId, code })}`;
  return { code, qr: (await drawQr(link, { of: accountId })).toString('base64') };
};

export const draw: Act<typeof userQr, Drawn> = async ({ db, now, note }, { params }, { code, qr }) => {
  const { user_id: userId, name, surname } = await lockUser(db, params.id);
  note({ subject: party({ id: userId, name, surname }), after: { kind: params.parameter } });
  if (params.parameter === 'badge') await makeBadge(db, userId, now(), code);
  else await mintToken(db, 'signIn', userId, now(), code);
  return { qr };
};
