import { AppError } from '@llave/contract/errors';
import type { Db } from '../../db/database.ts';
import { party } from '../../http/audit.ts';
import { userOf } from '../../http/callers/member.ts';
import { sessionHours, signToken } from '../../http/callers/session.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { isRequired } from '../factors/queries.ts';
import type { UserRow } from '../users/queries.ts';

/** A badge is scanned at a tablet that others use next. */
const badgeMinutes = 30;

/** How a session is opened: by a badge, and whether a password or a factor was shown. */
type Opening = { byBadge: boolean; proved: boolean };

/** Who has signed in, as their session sees them, and its token. */
export const signedIn = async (scope: VisitorScope, person: UserRow, opening: Opening) => {
  const user = userOf(person, scope.accountId);
  const toEnrol = !person.factor_since && (await isRequired(scope.db, person.is_admin));
  return {
    user: { ...user, ...(opening.byBadge && atTablet), toEnrol },
    token: await openSession(scope, person, opening),
  };
};

/** A badge only uses tools, whoever's it is. */
const atTablet = {
  isAdmin: false,
  access: { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 },
} as const;

/**
 * Opens a session and answers its token. The person is looked at again and held, so that a password change or a
 * removal in the same moment either comes first and refuses, or comes after and ends this session too.
 */
const openSession = async (scope: VisitorScope, person: UserRow, { byBadge, proved }: Opening): Promise<string> => {
  const { db, accountId } = scope;
  const unchanged = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', person.user_id)
    .where('password_hash', 'is not distinct from', person.password_hash)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!unchanged) throw new AppError('wrongCredentials');

  const minutes = byBadge ? badgeMinutes : sessionHours * 60;
  const expiresAt = new Date(scope.now().getTime() + minutes * 60_000);
  const userId = person.user_id;
  const { session_id: sessionId } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      address: scope.address,
      user_agent: scope.userAgent,
      expires_at: expiresAt,
      by_badge: byBadge,
      proved_at: proved ? scope.now() : null,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  scope.note({ actor: party({ ...person, id: userId }), sessionId, subject: { id: null, name: '' } });
  return signToken(scope.config.secret, { accountId, userId, sessionId, expiresAt });
};

export const endSession = (db: Db, sessionId: string, now: Date) => endWhere(db, 'session_id', sessionId, now);

export const endSessionsOf = (db: Db, userId: string, now: Date) => endWhere(db, 'user_id', userId, now);

const endWhere = async (db: Db, column: 'session_id' | 'user_id', id: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .execute();
};
