import { demoAccountId } from '../config.ts';
import type { Db } from '../db/database.ts';
import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { blockDue } from '../modules/retention/blocking.ts';
import { eraseDue } from '../modules/retention/erasing.ts';
import type { Services } from '../services.ts';

/** Blocks what each company has had for its time and erases what was blocked for long enough. May run twice at once. */
export const retain = async ({ database, storage, now, log }: Services): Promise<void> => {
  for (const accountId of await listAccounts(database.system)) {
    // The demo's people are made up, and its pictures are there to be looked at.
    if (accountId === demoAccountId) continue;
    const inCompany = <T>(work: (db: Db) => Promise<T>) => asVisitor(database, 'write', accountId, work);
    const blocked = await blockDue(inCompany, now());
    const erased = await eraseDue({ accountId, storage }, inCompany, now());
    if (erased > 0 || Object.keys(blocked).length > 0)
      log.info({ accountId, blocked, erased }, 'personal data retired');
  }
};
