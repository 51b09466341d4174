import type { signInByCode } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import { userOf } from '../../http/member.ts';
import type { Act } from '../../http/route.ts';
import { findBadgeOwner } from '../users/badges.ts';
import { findUserRow } from '../users/queries.ts';
import { takeRefusalDown } from './refusals.ts';
import { openSession } from './sessions.ts';
import { useToken } from './tokens.ts';

/** Signs in by a scanned code. A badge opens a short session that only uses tools, whoever's it is. */
export const signInScanned: Act<typeof signInByCode> = async (scope, { body }) => {
  await scope.spend([{ of: `code:${scope.address}`, burst: 30, everySeconds: 5 }]);
  const byBadge = body.kind === 'badge';
  const opened = scope.write(body.accountId, async (inside) => {
    const owner = byBadge
      ? await findBadgeOwner(inside.db, body.code)
      : await useToken(inside.db, 'signIn', body.code, inside.now());
    const row = owner && (await findUserRow(inside.db, owner));
    if (!row) throw new AppError('linkInvalid');
    const user = userOf(row, inside.accountId);
    const access = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 } as const;
    return {
      user: byBadge ? { ...user, isAdmin: false, access } : user,
      token: await openSession(inside, row, byBadge),
    };
  });
  return opened.catch(async (error) => {
    await takeRefusalDown(scope, { way: byBadge ? 'badge' : 'code', accountId: body.accountId });
    throw error;
  });
};
