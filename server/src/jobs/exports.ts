import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportDays } from '@llave/contract/departures';
import { languageOf } from '@llave/contract/fields';
import { stageAll } from '../db/backup/stage.ts';
import type { Db } from '../db/database.ts';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { writeExport } from './export-archive.ts';
import type { JobData } from './jobs.ts';

const day = 24 * 3_600_000;

type Job = JobData['exportAccount'];

/** Writes exports, keeps them in the store and tells who asked. A try that was interrupted is begun anew. */
export const workExports = (services: Services) =>
  services.jobs.work('exportAccount', async (job) => {
    const folder = join(services.config.dataFolder, 'exports', job.exportId);
    await rm(folder, { recursive: true, force: true });
    await exportTo(services, job, folder).finally(() => rm(folder, { recursive: true, force: true }));
  });

const exportTo = async (services: Services, job: Job, folder: string) => {
  const { database, storage, now } = services;
  const { accountId } = job;
  const asked = await asVisitor(database, 'read', accountId, (db) => waiting(db, job.exportId));
  if (!asked) return;

  const read = <T>(work: (db: Db) => Promise<T>) => asVisitor(database, 'read', accountId, work);
  const path = await writeExport({ accountId, storage, now, read }, folder);
  const key = { accountId, fileName: asked.file_name };
  await storage.remove(key);
  const stored = await store(services, key, path);
  const isWanted = await asVisitor(database, 'write', accountId, (db) => offer(services, db, job, stored));
  if (!isWanted) await storage.remove(key);
};

const waiting = (db: Db, exportId: string) =>
  db
    .selectFrom('exports')
    .select('file_name')
    .where('export_id', '=', exportId)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();

type Stored = { bytes: number; sha256: Buffer };

const store = async (
  { storage }: Services,
  key: { accountId: string; fileName: string },
  path: string,
): Promise<Stored> => {
  try {
    const { ids, bytes, sha256 } = await stageAll(storage, key, createReadStream(path));
    const draft = await storage.assemble(key, ids, bytes);
    await draft.keep();
    return { bytes, sha256 };
  } finally {
    await storage.unstage(key);
  }
};

const offer = async ({ jobs, now }: Services, db: Db, { accountId, exportId }: Job, { bytes, sha256 }: Stored) => {
  const expires = new Date(now().getTime() + exportDays * day);
  const offered = await db
    .updateTable('exports')
    .set({ ready_at: now(), expires_at: expires, bytes: String(bytes), sha256 })
    .where('export_id', '=', exportId)
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('asked_by')
    .executeTakeFirst();
  if (!offered) return false;

  const person = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.account_id', 'users.account_id')
    .select(['users.name', 'users.email', 'users.language', 'accounts.company_name'])
    .where('users.user_id', '=', offered.asked_by)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (person?.email)
    await mailing(jobs, db, accountId)(
      { kind: 'exportReady', companyName: person.company_name, name: person.name, date: expires.toISOString() },
      person.email,
      languageOf(person.language),
    );
  return true;
};
