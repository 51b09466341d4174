import type { listOwnSessions } from '@llave/contract/sessions';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import { deviceNames } from './device-names.ts';

const most = 100;

export const list: Act<typeof listOwnSessions> = async ({ db, me, now }) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'address', 'by_badge', 'created_at', 'last_seen_at'])
    .where(openSessionsOf(me.id, now()))
    .orderBy(sql`session_id = ${me.sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .limit(most)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.session_id,
      ...deviceNames(row.user_agent),
      address: row.address,
      byBadge: row.by_badge,
      isThis: row.session_id === me.sessionId,
      openedDate: row.created_at.toISOString(),
      lastSeenDate: (row.session_id === me.sessionId ? now() : row.last_seen_at).toISOString(),
    })),
  };
};

/** One's own, and those that still open something. */
export const openSessionsOf = (userId: string, now: Date) =>
  sql<boolean>`user_id = ${userId} and ended_at is null and expires_at > ${now}`;
