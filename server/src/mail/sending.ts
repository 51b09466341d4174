import { buffer } from 'node:stream/consumers';
import type { Language } from '@llave/contract/fields';
import { asVisitor } from '../db/tenancy.ts';
import { Hopeless } from '../jobs/jobs.ts';
import { mintConfirmation } from '../modules/addresses/links.ts';
import { mintToken } from '../modules/authentication/tokens.ts';
import { bookingUrl } from '../modules/customers/letters.ts';
import { readNoticeMail } from '../modules/notices/mails.ts';
import { useOf } from '../modules/quotas/use.ts';
import type { Services } from '../services.ts';
import { always, countSent } from './allowance.ts';
import type { Mail } from './kinds.ts';
import { isLeaving } from './leaving-texts.ts';
import { draw } from './letter.ts';
import { receiptName } from './reception-texts.ts';
import { contentOf } from './texts.ts';

/** The worker behind the mail queue. Links that open doors are made here, so that no secret waits in the queue. */
export const sendMails = ({ jobs, mailer, storage, config, database, now }: Services) => {
  const confirmUrl = async (userId: string, email: string, accountId: string, isFirst: boolean) => {
    const token = await asVisitor(database, 'write', accountId, (db) => mintConfirmation(db, { userId, email }, now()));
    const search = { userId, accountId, token, ...(isFirst && { password: 'new' }) };
    return `${config.publicUrl}/confirm-email?${new URLSearchParams(search)}`;
  };

  const urlOf = async (mail: Mail, accountId: string, to: string) => {
    if (mail.kind === 'incidentOpened') return `${config.publicUrl}/dashboard/incident/${mail.incidentId}`;
    if ('bookingNumber' in mail) return bookingUrl(config, accountId, mail.bookingNumber);
    if (mail.kind === 'fieldReported') return `${config.publicUrl}/dashboard/field-incident/${mail.fieldIncidentId}`;
    if (mail.kind === 'welcome') return confirmUrl(mail.userId, to, accountId, false);
    if (mail.kind === 'confirmEmail') return confirmUrl(mail.userId, to, accountId, mail.isFirst);
    if (isLeaving(mail)) return `${config.publicUrl}/dashboard/account#leaving`;
    if (mail.kind !== 'resetPassword') return `${config.publicUrl}/sign-in`;
    const token = await asVisitor(database, 'write', accountId, (db) =>
      mintToken(db, 'setPassword', mail.userId, now()),
    );
    return `${config.publicUrl}/set-password?${new URLSearchParams({ userId: mail.userId, token })}`;
  };

  /** Nothing where it is no longer so. */
  const contentFor = async (
    mail: Mail,
    { accountId, to, language }: { accountId: string; to: string; language: Language },
  ) => {
    if (mail.kind !== 'notice' && mail.kind !== 'digest')
      return contentOf(mail, language, await urlOf(mail, accountId, to));
    const url = `${config.publicUrl}/dashboard/notices`;
    return asVisitor(database, 'read', accountId, (db) => readNoticeMail(db, { mail, to, language, url, now: now() }));
  };

  const papersOf = async (mail: Mail, accountId: string) => {
    if (!('document' in mail) || !mail.document) return {};
    const content = await buffer(await storage.read({ accountId, fileName: mail.document }));
    const name = mail.kind === 'checkedIn' ? receiptName(mail.receiptNumber) : mail.bookingNumber;
    return { attachments: [{ filename: `${name}.pdf`, content, contentType: 'application/pdf' }] };
  };

  return jobs.work('mail', async ({ accountId, mail, to, language }, jobId) => {
    const { used, most } = await asVisitor(database, 'read', accountId, (db) => useOf({ db, config }, 'mails'));
    if (used >= most && !always.includes(mail.kind))
      throw new Hopeless('The company has sent as many mails today as it may');
    const content = await contentFor(mail, { accountId, to, language });
    if (!content) return;
    const { refusal } = await mailer.send({ ...draw(to, content), ...(await papersOf(mail, accountId)) }, jobId);
    if (refusal) throw new Hopeless(`The mail server refuses it for good (${refusal})`);
    await asVisitor(database, 'write', accountId, countSent);
  });
};
