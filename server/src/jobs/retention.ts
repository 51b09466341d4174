import { sql } from 'kysely';
import { demoAccountId } from '../config.ts';
import type { Db } from '../db/database.ts';
import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { blockDue } from '../modules/retention/blocking.ts';
import { eraseDue } from '../modules/retention/erasing.ts';
import type { Services } from '../services.ts';

/**
 * Blocks what each company has had for its time and erases what was blocked for long enough. May run twice at once. What
 * fails in one company waits for the next try and holds up no other.
 */
export const retain = async (services: Services): Promise<void> => {
  const failures: unknown[] = [];
  for (const accountId of await listAccounts(services.database.system)) {
    // The demo's people are made up, and its pictures are there to be looked at.
    if (accountId === demoAccountId) continue;
    await retainIn(services, accountId).catch((error) => {
      services.log.error({ err: error, accountId }, 'personal data not retired');
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
};

const retainIn = async ({ database, storage, now, log }: Services, accountId: string) => {
  const inCompany = <T>(work: (db: Db) => Promise<T>) => asVisitor(database, 'write', accountId, work);
  const blocked = await blockDue(inCompany, now());
  const erased = await eraseDue({ accountId, storage }, inCompany, now());
  await inCompany((db) => sql`select forget_audit(${now()})`.execute(db));
  if (erased > 0 || Object.keys(blocked).length > 0) log.info({ accountId, blocked, erased }, 'personal data retired');
};
