import type { Language } from '@llave/contract/fields';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mayLeave } from './allowance.ts';
import type { Mail } from './kinds.ts';

/** Puts mails in the queue inside the transaction that causes them: one an address, so that none waits for another's. */
export const mailing =
  (jobs: Jobs, db: Db, accountId: string) => async (mail: Mail, to: string | string[], language: Language) => {
    for (const address of [to].flat())
      if (await mayLeave(db, mail, address)) await jobs.send(db, 'mail', { accountId, mail, to: address, language });
  };
