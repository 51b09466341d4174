import { demoAccountId } from '../config.ts';
import { blockedFiles, closeDue, forgetCompany, removeRows } from '../db/departure.ts';
import { listAccounts, listDepartures } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import type { Services } from '../services.ts';

/** What was under way when the doors closed, an upload or a running job, has ended after so long. */
const settled = 3_600_000;

/**
 * Deletes the companies whose day has come, and again what still arrived in those that have left. May run twice at once.
 * What fails in one company waits for the next try and holds up no other.
 */
export const depart = async (services: Services): Promise<void> => {
  const failures: unknown[] = [];
  const attempt = (accountId: string, work: Promise<void>) =>
    work.catch((error) => {
      services.log.error({ err: error, accountId }, 'company not deleted');
      failures.push(error);
    });
  for (const accountId of await listAccounts(services.database.system))
    await attempt(accountId, closeDoors(services, accountId));
  for (const { accountId, departedAt } of await listDepartures(services.database.system))
    await attempt(accountId, removeCompany(services, accountId, departedAt));
  if (failures.length > 0) throw failures[0];
};

const closeDoors = async ({ database, now, log }: Services, accountId: string) => {
  const account = await asVisitor(database, 'read', accountId, (db) =>
    db.selectFrom('accounts').select('deletion_due_at').executeTakeFirst(),
  );
  const due = account?.deletion_due_at;
  if (!due || due > now() || accountId === demoAccountId) return;
  if (await closeDue(database, accountId, now())) log.info({ accountId }, 'company closed for good');
};

const removeCompany = async ({ database, storage, now, log }: Services, accountId: string, departedAt: Date) => {
  await removeRows(database, accountId);
  await storage.removeAll(accountId, await blockedFiles(database, accountId));
  if (now().getTime() - departedAt.getTime() < settled) return;
  if (await forgetCompany(database, accountId)) log.info({ accountId }, 'company deleted');
};
