import { AppError } from '@llave/contract/errors';
import type { userQr } from '@llave/contract/users';
import { drawQr } from '../../adapters/qr.ts';
import { party } from '../../http/audit.ts';
import type { Act } from '../../http/route.ts';
import { mintToken } from '../authentication/tokens.ts';
import { makeBadge } from './badges.ts';
import { lockUser } from './queries.ts';

/** The code goes behind a # so that it stays in the browser and out of every log. */
export const draw: Act<typeof userQr> = async (scope, { params }) => {
  const { db, me, config, accountId, now } = scope;
  if (!me.isAdmin && me.id !== params.id) throw new AppError('forbidden');
  const { user_id: userId, name, surname } = await lockUser(db, params.id);
  scope.note({ subject: party({ id: userId, name, surname }), after: { kind: params.parameter } });

  const code =
    params.parameter === 'badge' ? await makeBadge(db, userId, now()) : await mintToken(db, 'signIn', userId, now());
  const link = `${config.publicUrl}/code#${new URLSearchParams({ kind: params.parameter, accountId, code })}`;
  return { qr: (await drawQr(link)).toString('base64') };
};
