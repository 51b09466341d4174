import { AppError } from '@llave/contract/errors';
import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { sessionHours, signToken } from '../../http/session.ts';
import type { UserRow } from '../users/queries.ts';

/** A badge is scanned at a tablet that others use next. */
const badgeMinutes = 30;

/**
 * Opens a session and answers its token. The person is looked at again and held, so that a password change or a
 * removal in the same moment either comes first and refuses, or comes after and ends this session too.
 */
export const openSession = async (scope: VisitorScope, person: UserRow, byBadge = false): Promise<string> => {
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
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return signToken(scope.config.secret, { accountId, userId, sessionId, expiresAt });
};

export const endSession = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
};

export const endSessionsOf = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};
