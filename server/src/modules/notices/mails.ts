import type { Language } from '@llave/contract/fields';
import { noticeKinds } from '@llave/contract/notices';
import type { Db } from '../../db/database.ts';
import type { NoticeMail } from '../../mail/kinds.ts';
import type { Content } from '../../mail/letter.ts';
import { noticeContent } from '../../mail/notice-texts.ts';
import { listReaders } from './readers.ts';
import { waitingFor } from './waiting.ts';

type Sending = { mail: NoticeMail; to: string; language: Language; url: string; now: Date };

/** What a person is told now, of the notice or the day that a mail was meant for; nothing where it is no longer so. */
export const readNoticeMail = async (
  db: Db,
  { mail, to, language, url, now }: Sending,
): Promise<Content | undefined> => {
  const [reader] = await listReaders(db, mail.userId);
  if (!reader || reader.email !== to) return undefined;
  const isDigest = mail.kind === 'digest';
  const notices = (await waitingFor(db, reader, now)).filter(
    ({ id, kind, mailedAt }) =>
      reader.wayOf(noticeKinds[kind]) === (isDigest ? 'digest' : 'now') &&
      (mail.kind === 'notice' ? id === mail.noticeId : mailedAt?.toISOString() === mail.at),
  );
  if (notices.length === 0) return undefined;
  return noticeContent({ name: reader.name, notices, isDigest, language, url });
};
