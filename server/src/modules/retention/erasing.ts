import { sql } from 'kysely';
import type { Storage } from '../../adapters/storage.ts';
import type { Db } from '../../db/database.ts';
import { writeUnasked } from '../../http/audit.ts';

type InCompany = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Store = { accountId: string; storage: Pick<Storage, 'remove'> };

const atOnce = 50;

/** Erases what has been blocked for its time, one after the other; answers how many. */
export const eraseDue = async (store: Store, inCompany: InCompany, now: Date): Promise<number> => {
  let erased = 0;
  for (;;) {
    const due = await inCompany((db) => listDue(db, now));
    for (const one of due) await erase(store, inCompany, one, now);
    erased += due.length;
    if (due.length < atOnce) return erased;
  }
};

type Due = Awaited<ReturnType<typeof listDue>>[number];

const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('blocked_records')
    .select(['kind', 'record_id'])
    .where(
      sql<boolean>`blocked_at < ${now}::timestamptz - make_interval(months => (select blocked_months from accounts))`,
    )
    .orderBy('blocked_at')
    .limit(atOnce)
    .execute();

/** The contents go first: whoever is interrupted finds the names again, and removing a file that is gone does nothing. */
const erase = async ({ accountId, storage }: Store, inCompany: InCompany, { kind, record_id }: Due, now: Date) => {
  const files = await inCompany((db) =>
    db
      .selectFrom('blocked_files')
      .select('file_name as fileName')
      .where('kind', '=', kind)
      .where('record_id', '=', record_id)
      .execute(),
  );
  for (const { fileName } of files) {
    await storage.remove({ accountId, fileName });
    await storage.remove({ accountId, fileName, size: 'small' });
  }
  await inCompany(async (db) => {
    for (const table of ['blocked_files', 'blocked_records'] as const)
      await db.deleteFrom(table).where('kind', '=', kind).where('record_id', '=', record_id).execute();
    await writeUnasked(db, {
      act: 'erased',
      at: now,
      subject: { id: record_id, name: '' },
      after: { kind },
    });
  });
};
