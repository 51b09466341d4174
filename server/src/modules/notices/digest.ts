import { inMadrid, madridDay } from '@llave/contract/madrid';
import { noticeKinds } from '@llave/contract/notices';
import { sql } from 'kysely';
import type { Inside } from '../../http/scope.ts';
import { listReaders, usualHour } from './readers.ts';
import { waitingFor } from './waiting.ts';

/** A server that was away at somebody's hour sends their mail of the day within so many hours. */
const late = 2;

/**
 * Puts the mail of the day in the queue for those whose hour has come. Who gets it is written down in the same transaction,
 * so that it is sent once, however many look and whichever of them is killed.
 */
export const sendDigests = async ({ db, mail, now }: Inside) => {
  const at = now();
  const due = await claimDue(inMadrid(at).getUTCHours(), madridDay(at), db);
  if (due.length === 0) return;
  for (const reader of (await listReaders(db)).filter(({ id }) => due.includes(id))) {
    const waiting = (await waitingFor(db, reader, at)).filter(
      ({ kind, mailedAt }) => mailedAt === null && reader.wayOf(noticeKinds[kind]) === 'digest',
    );
    if (waiting.length === 0 || reader.email === null) continue;
    await db
      .updateTable('notices')
      .set({ mailed_at: at })
      .where(
        'notice_id',
        'in',
        waiting.map(({ id }) => id),
      )
      .execute();
    await mail({ kind: 'digest', userId: reader.id, at: at.toISOString() }, reader.email, reader.language);
  }
};

const claimDue = async (hour: number, today: string, db: Inside['db']) => {
  const { rows } = await sql<{ user_id: string }>`
    insert into notice_settings (user_id, digested_on)
    select u.user_id, ${today}::date from users u left join notice_settings s on s.user_id = u.user_id
    where u.deleted_at is null and u.email is not null
      and ${hour}::int - coalesce(s.digest_hour, ${usualHour}::int) between 0 and ${late}::int
      and s.digested_on is distinct from ${today}::date
    on conflict (account_id, user_id) do update set digested_on = excluded.digested_on
      where notice_settings.digested_on is distinct from excluded.digested_on
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
};
