import {
  type changeNoticeSettings,
  type getNoticeSettings,
  type NoticeSettings,
  topicsOf,
} from '@llave/contract/notices';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Act } from '../../http/route.ts';
import { listReaders, usualHour } from './readers.ts';

export const read: Act<typeof getNoticeSettings> = ({ db, me }) => settingsOf(db, me.id);

export const change: Act<typeof changeNoticeSettings> = async ({ db, me }, { body }) => {
  await sql`insert into notice_settings (user_id, digest_hour, ways)
    values (${me.id}, ${body.digestHour ?? usualHour}, ${JSON.stringify(body.ways ?? {})}::jsonb)
    on conflict (account_id, user_id) do update set
      digest_hour = coalesce(${body.digestHour ?? null}::smallint, notice_settings.digest_hour),
      ways = notice_settings.ways || excluded.ways`.execute(db);
  return settingsOf(db, me.id);
};

const settingsOf = async (db: Db, userId: string): Promise<NoticeSettings> => {
  const [reader] = await listReaders(db, userId);
  if (!reader) return { digestHour: usualHour, ways: {} };
  const ways = Object.fromEntries(topicsOf(reader).map((topic) => [topic, reader.wayOf(topic)]));
  return { digestHour: reader.digestHour, ways };
};
