import type { Language } from '@llave/contract/fields';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './kinds.ts';

/** Puts mails in the queue inside the transaction that causes them. */
export const mailing =
  (jobs: Jobs, db: Db, accountId: string) => (mail: Mail, to: string | string[], language: Language) =>
    jobs.send(db, 'mail', { accountId, mail, to: [to].flat(), language });
