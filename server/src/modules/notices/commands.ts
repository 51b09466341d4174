import { AppError } from '@llave/contract/errors';
import type { dismissNotice, dismissNotices } from '@llave/contract/notices';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import { kindsFor } from './waiting.ts';

export const dismiss: Act<typeof dismissNotice> = async ({ db, me, now }, { params }) => {
  const dismissed = await db
    .updateTable('notices')
    .set({ seen_at: sql`coalesce(seen_at, ${now()})` })
    .where('notice_id', '=', params.id)
    .where('user_id', '=', me.id)
    .returning('notice_id')
    .executeTakeFirst();
  if (!dismissed) throw new AppError('notFound');
  return {};
};

/** All that one has seen; what came meanwhile stays, and what this session does not show. */
export const dismissAll: Act<typeof dismissNotices> = async ({ db, me, now }, { body }) => {
  const kinds = kindsFor(me);
  if (kinds.length === 0) return {};
  await db
    .updateTable('notices')
    .set({ seen_at: now() })
    .where('user_id', '=', me.id)
    .where('kind', 'in', kinds)
    .where('seen_at', 'is', null)
    .where(sql<boolean>`date_trunc('milliseconds', created_at) <= ${new Date(body.until)}`)
    .execute();
  return {};
};
