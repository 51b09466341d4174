import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../adapters/storage.ts';
import { type Archive, writeArchive } from '../db/backup/archive.ts';
import type { Db } from '../db/database.ts';
import { writeTables } from './export-tables.ts';

type Company = {
  accountId: string;
  storage: Storage;
  now: () => Date;
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
};

/**
 * Writes everything that a company may see of itself into one archive: each table as CSV and as JSON, and all its files.
 * Rows are of one moment and go through the folder, so that memory does not grow with the company.
 */
export const writeExport = async (company: Company, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows, files } = await company.read((db) => writeTables(db, folder));
  const path = join(folder, 'export.tgz');
  await writeArchive(path, async (archive) => {
    for (const name of Object.keys(rows))
      for (const ending of ['csv', 'json']) await addTable(archive, folder, `${name}.${ending}`);
    const missing: string[] = [];
    for (const fileName of files) if (!(await addFile(archive, company, fileName))) missing.push(fileName);
    const said = { madeAt: company.now().toISOString(), rows, files: files.length - missing.length, missing };
    await archive.add('llave.json', JSON.stringify(said, null, 2));
  });
  return path;
};

const addTable = async (archive: Archive, folder: string, name: string) => {
  const path = join(folder, name);
  await archive.addFile(`tables/${name}`, (await stat(path)).size, createReadStream(path));
};

/** False where the content is gone: the rest is worth having. */
const addFile = async (archive: Archive, { accountId, storage }: Company, fileName: string) => {
  const bytes = await storage.size({ accountId, fileName });
  if (bytes === undefined) return false;
  await archive.addFile(`files/${fileName}`, bytes, await storage.read({ accountId, fileName }));
  return true;
};
