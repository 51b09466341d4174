import { allows } from '@llave/contract/access';
import { languageOf } from '@llave/contract/fields';
import { type NoticeTopic, type NoticeWay, noticeTopics, usualWay } from '@llave/contract/notices';
import type { Db } from '../../db/database.ts';
import { rightsOf } from '../../http/callers/member.ts';

/** When the mail of the day comes, unless somebody chooses another hour. */
export const usualHour = 8;

/** Those of the company, with what they may do and by which way they are told of what; all, or one. */
export const listReaders = async (db: Db, userId?: string) => {
  let found = db
    .selectFrom('users as u')
    .leftJoin('notice_settings as s', 's.user_id', 'u.user_id')
    .select(['u.user_id', 'u.name', 'u.email', 'u.language', 'u.is_admin'])
    .select(['u.renting_role', 'u.tools_role', 'u.management_role', 'u.checking_role'])
    .select(['s.ways', 's.digest_hour'])
    .where('u.deleted_at', 'is', null)
    .orderBy('u.user_id');
  if (userId) found = found.where('u.user_id', '=', userId);
  return (await found.execute()).map((row) => {
    const rights = rightsOf(row as Parameters<typeof rightsOf>[0]);
    return {
      ...rights,
      id: row.user_id,
      name: row.name,
      email: row.email,
      language: languageOf(row.language),
      digestHour: row.digest_hour ?? usualHour,
      wayOf: (topic: NoticeTopic): NoticeWay => row.ways?.[topic] ?? usualWay(topic, rights),
    };
  });
};

export type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/** Who is told of a topic at all. */
export const readersOf = async (db: Db, topic: NoticeTopic) =>
  (await listReaders(db)).filter((reader) => allows(noticeTopics[topic], reader));
