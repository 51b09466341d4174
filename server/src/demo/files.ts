import { createHash, randomUUID } from 'node:crypto';
import { endingsOf } from '../adapters/file-kind.ts';
import type { Storage } from '../adapters/storage.ts';
import { demoAccountId } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Sender } from '../modules/files/addresses.ts';
import { recordFile } from '../modules/files/commands.ts';
import { photo } from './pictures/surfaces.ts';

const purposes = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'video/webm': 'video',
  'application/pdf': 'document',
} as const;

type DemoFile = {
  content: Buffer;
  type: keyof typeof purposes;
  sender: Sender;
  fileName?: string;
  width?: number;
  height?: number;
};

/** Stores a file as if somebody had uploaded it; answers its name. */
export const keepFile = async (db: Db, storage: Storage, { content, type, sender, ...file }: DemoFile) => {
  const fileName = file.fileName ?? `${randomUUID()}.${endingsOf(type)[0]}`;
  await storage.put({ accountId: demoAccountId, fileName }, content);
  const sha256 = createHash('sha256').update(content).digest();
  const { width = null, height = null } = file;
  await recordFile(
    db,
    { fileName, type, bytes: content.length, sha256, receipt: sha256, width, height },
    { purpose: purposes[type], maxBytes: content.length, sender },
  );
  return fileName;
};

export const keepPhoto = (db: Db, storage: Storage, content: Buffer, by: string) =>
  keepFile(db, storage, { content, type: 'image/jpeg', sender: { kind: 'user', id: by }, ...photo });
