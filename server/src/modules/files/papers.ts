import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';

/** Counts a paper that we drew, and that is stored, among the company's files. */
export const recordPdf = async (db: Db, fileName: string, content: Buffer) => {
  const sha256 = createHash('sha256').update(content).digest();
  await db
    .insertInto('files')
    .values({
      file_name: fileName,
      purpose: 'document',
      content_type: 'application/pdf',
      bytes: content.length,
      sha256,
      receipt: sha256,
      width: null,
      height: null,
      created_by: null,
      ticket: null,
    })
    .execute();
};
