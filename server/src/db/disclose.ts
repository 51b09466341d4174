import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Storage } from '../adapters/storage.ts';
import { appendAudit } from './audit.ts';
import { companies, enterCompany } from './backup/catalog.ts';
import type { Database } from './database.ts';

type Found = { accountId: string; records: { kind: string; blocked_at: Date; data: unknown }[]; files: string[] };

/**
 * Writes what is blocked of one record into a folder, for a judge or an authority that asks for it; only who owns the
 * database can. Answers how much there was.
 */
export const disclose = async (
  { database, storage }: { database: Database; storage: Storage },
  id: string,
  folder: string,
) => {
  const found = await database.owner.transaction().execute((db) => find(db, id));
  if (!found) return { records: 0, files: 0 };

  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { kind, ...record } of found.records)
    await writeFile(join(folder, `${kind}.json`), JSON.stringify(record, null, 2), { mode: 0o600 });
  for (const fileName of found.files)
    await pipeline(
      await storage.read({ accountId: found.accountId, fileName }),
      createWriteStream(join(folder, fileName), { mode: 0o600 }),
    );
  await database.owner.transaction().execute(async (db) => {
    await enterCompany(db, found.accountId);
    const after = { records: found.records.length, files: found.files.length };
    await appendAudit(db, { act: 'disclosed', address: '', at: new Date(), subject: { id, name: '' }, after });
  });
  return { records: found.records.length, files: found.files.length };
};

const find = async (db: Kysely<unknown>, id: string): Promise<Found | undefined> => {
  for (const accountId of await companies(db)) {
    await enterCompany(db, accountId);
    const { rows: records } = await sql<Found['records'][number]>`
      select kind, blocked_at, data from blocked_records
      where account_id = current_account() and record_id::text = ${id} order by kind`.execute(db);
    if (records.length === 0) continue;
    const { rows: files } = await sql<{ name: string }>`
      select file_name as name from blocked_files
      where account_id = current_account() and record_id::text = ${id} order by file_name`.execute(db);
    return { accountId, records, files: files.map(({ name }) => name) };
  }
  return undefined;
};
