import { AppError } from '@llave/contract/errors';
import type { endOtherSessions, endOwnSession } from '@llave/contract/sessions';
import type { Act } from '../../http/route.ts';
import { openSessionsOf } from './queries.ts';

export const endOne: Act<typeof endOwnSession> = async ({ db, me, now }, { params }) => {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('session_id', '=', params.sessionId)
    .where(openSessionsOf(me.id, now()))
    .returning('session_id')
    .executeTakeFirst();
  if (!ended) throw new AppError('notFound');
  return {};
};

export const endOthers: Act<typeof endOtherSessions> = async ({ db, me, now }) => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('session_id', '!=', me.sessionId)
    .where(openSessionsOf(me.id, now()))
    .execute();
  return {};
};
