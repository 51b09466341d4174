import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** No export takes as long as this, with all its tries. */
const longest = 8 * 3_600_000;

type InCompany = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Removes exports whose days are over, and says of one that never came that it will not. */
export const sweepExports = async ({ storage, now }: Services, accountId: string, inCompany: InCompany) => {
  await inCompany((db) =>
    db
      .updateTable('exports')
      .set({ failed_at: now() })
      .where('ready_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('asked_at', '<', new Date(now().getTime() - longest))
      .execute(),
  );
  const over = await inCompany((db) =>
    db.selectFrom('exports').select('file_name as fileName').where('expires_at', '<=', now()).execute(),
  );
  for (const { fileName } of over) {
    await storage.remove({ accountId, fileName });
    await inCompany((db) => db.deleteFrom('exports').where('file_name', '=', fileName).execute());
  }
};
