import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { sendDigests } from '../modules/notices/digest.ts';
import { watch } from '../modules/notices/watch.ts';
import type { Services } from '../services.ts';

/** Tells people of what comes with time, and sends the mail of the day to those whose hour it is. */
export const tellPeople = async ({ database, jobs, now }: Services) => {
  for (const accountId of await listAccounts(database.system))
    await asVisitor(database, 'write', accountId, async (db) => {
      const inside = { db, now, mail: mailing(jobs, db, accountId) };
      await watch(inside);
      await sendDigests(inside);
    });
};
