import type { Db } from '../../db/database.ts';

export const exportType = 'application/gzip';

/** An export of the whole company that can still be downloaded, as a file named after its day. */
export const findExport = async (db: Db, fileName: string, now: Date) => {
  const found = await db
    .selectFrom('exports')
    .select(['ready_at', 'bytes', 'sha256'])
    .where('file_name', '=', fileName)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found?.ready_at || !found.sha256) return undefined;
  return {
    file_name: `llave-${found.ready_at.toISOString().slice(0, 10)}.tgz`,
    content_type: exportType,
    bytes: Number(found.bytes),
    sha256: found.sha256,
  } as const;
};
