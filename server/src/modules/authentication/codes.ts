import type { signInByCode } from '@llave/contract/authentication';
import { AppError } from '@llave/contract/errors';
import type { Act } from '../../http/route.ts';
import { askFactor } from '../factors/asking.ts';
import { isSignOnOnly } from '../sign-on/rule.ts';
import { findBadgeOwner } from '../users/badges.ts';
import { findUserRow } from '../users/queries.ts';
import { takeRefusalDown } from './refusals.ts';
import { signedIn } from './sessions.ts';
import { useToken } from './tokens.ts';

/**
 * Signs in by a scanned code. A badge opens a short session that only uses tools, whoever's it is. Who has nothing but codes
 * to get in by has shown what they have.
 */
export const signInScanned: Act<typeof signInByCode> = async (scope, { body }) => {
  await scope.spend([{ of: `code:${scope.address}`, burst: 30, everySeconds: 5 }]);
  const byBadge = body.kind === 'badge';
  const reading = scope.write(body.accountId, async (inside) => {
    const owner = byBadge
      ? await findBadgeOwner(inside.db, body.code)
      : await useToken(inside.db, 'signIn', body.code, inside.now());
    const person = owner && (await findUserRow(inside.db, owner));
    if (!person) throw new AppError('linkInvalid');
    if (!byBadge && (await isSignOnOnly(inside.db, person.user_id))) throw new AppError('signOnOnly');
    if (person.factor_since) return { asked: await askFactor(inside, person, byBadge) };
    return { opened: await signedIn(inside, person, { byBadge, proved: !byBadge && !person.password_hash }) };
  });
  const answer = await reading.catch(async (error) => {
    await takeRefusalDown(scope, { way: byBadge ? 'badge' : 'code', accountId: body.accountId });
    throw error;
  });
  if (!answer.opened) throw new AppError('secondFactor', answer.asked);
  return answer.opened;
};
