import { createHash, randomUUID } from 'node:crypto';
import type { Storage } from '../../adapters/storage.ts';
import { recordFile } from '../../modules/files/commands.ts';
import type { Db } from '../database.ts';
import { demoAccountId } from './company.ts';
import { photo } from './pictures/surfaces.ts';

type DemoFile = {
  content: Buffer;
  type: 'image/jpeg' | 'image/png' | 'application/pdf';
  by: string;
  fileName?: string;
  width?: number;
  height?: number;
};

/** Stores a file as if somebody had uploaded it; answers its name. */
export const keepFile = async (db: Db, storage: Storage, { content, type, by, ...file }: DemoFile) => {
  const fileName = file.fileName ?? `${randomUUID()}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
  await storage.put({ accountId: demoAccountId, fileName }, content);
  const sha256 = createHash('sha256').update(content).digest();
  const { width = null, height = null } = file;
  await recordFile(
    db,
    { fileName, type, bytes: content.length, sha256, receipt: sha256, width, height },
    {
      purpose: type === 'application/pdf' ? 'document' : 'image',
      maxBytes: content.length,
      sender: { kind: 'user', id: by },
    },
  );
  return fileName;
};

export const keepPhoto = (db: Db, storage: Storage, content: Buffer, by: string) =>
  keepFile(db, storage, { content, type: 'image/jpeg', by, ...photo });
