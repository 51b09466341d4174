import type { Db } from '../../db/database.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { sessionHours, signToken } from '../../http/session.ts';

/** A badge is scanned at a tablet that others use next. */
const badgeMinutes = 30;

/** Opens a session and answers its token. */
export const openSession = async (scope: VisitorScope, userId: string, byBadge = false): Promise<string> => {
  const minutes = byBadge ? badgeMinutes : sessionHours * 60;
  const expiresAt = new Date(scope.now().getTime() + minutes * 60_000);
  const { session_id: sessionId } = await scope.db
    .insertInto('sessions')
    .values({ user_id: userId, address: scope.address, expires_at: expiresAt, by_badge: byBadge })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return signToken(scope.config.secret, { accountId: scope.accountId, userId, sessionId }, expiresAt);
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

/** Whether this person has signed in from this address before. */
export const isKnownAddress = async (db: Db, userId: string, address: string): Promise<boolean> => {
  const session = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
};
