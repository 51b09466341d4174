import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';

/**
 * One gzipped tar: `backup.json`, then `rows/{company}/{table}/{n}.json` with PostgreSQL's own JSON, then
 * `files/{company}/{name}`, and `end.json`, which says how much there was: without it the archive is not whole.
 */
export const first = z.object({
  format: z.literal(1),
  schema: z.string(),
  madeAt: z.iso.datetime(),
  files: z.boolean(),
});
export const last = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Of the rows; the first archives have none. */
  checksum: z.string().optional(),
});
export type First = z.infer<typeof first>;
export type Last = z.infer<typeof last>;

export const firstName = 'backup.json';
export const lastName = 'end.json';

/** A request that cannot be met as it stands: told in one line. */
export class BackupRefused extends Error {}

export type Archive = {
  add(name: string, content: string): Promise<void>;
  addFile(name: string, bytes: number, content: Readable): Promise<void>;
};

/** Writes an archive beside its name and gives it that name when all of it is on the disk. */
export const writeArchive = async (path: string, fill: (archive: Archive) => Promise<void>): Promise<void> => {
  const part = `${path}.part-${process.pid}`;
  const tar = pack();
  const writing = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filling = fill(archiveOf(tar)).then(
    () => tar.finalize(),
    (error) => {
      tar.destroy(error);
      throw error;
    },
  );
  const [written, filled] = await Promise.allSettled([writing, filling]);
  const failed = [written, filled].find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) {
    await rm(part, { force: true });
    throw failed.reason;
  }
  await rename(part, path);
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
};

const archiveOf = (tar: ReturnType<typeof pack>): Archive => ({
  add: (name, content) =>
    new Promise((done, failed) => {
      tar.entry({ name, mode: 0o600 }, content, (error) => (error ? failed(error) : done())).on('error', failed);
    }),
  addFile: (name, size, content) =>
    new Promise((done, failed) => {
      const entry = tar.entry({ name, mode: 0o600, size }, (error) => (error ? failed(error) : done()));
      entry.on('error', failed);
      content.on('error', (error) => entry.destroy(error));
      content.pipe(entry);
    }),
});

/** Goes through an archive's entries in their order; each must be read to its end. */
export const readArchive = async (
  path: string,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<'stop' | 'go on'>,
): Promise<void> => {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), entries);
  const taking = (async () => {
    for await (const entry of entries)
      if ((await take(entry.header.name, entry as AsyncIterable<Buffer>)) === 'stop') return true;
    return false;
  })();
  const [read, taken] = await Promise.allSettled([reading, taking]);
  if (taken.status === 'fulfilled' && taken.value) return;
  if (read.status === 'rejected' && read.reason.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw told(path, read.reason);
  if (taken.status === 'rejected') throw taken.reason;
};

/** What the formats say of damage is about bytes; this is about the file. */
const told = (path: string, error: NodeJS.ErrnoException) =>
  error.code?.startsWith('E') && error.syscall
    ? error
    : new BackupRefused(`${path} is not a whole backup of Llave (${error.message})`);

/** What the archive says of itself. */
export const readFirst = async (path: string): Promise<First> => {
  let found: First | undefined;
  await readArchive(path, async (name, content) => {
    if (name === firstName) found = first.safeParse(JSON.parse(await text(content))).data;
    return 'stop';
  });
  if (!found) throw new BackupRefused(`${path} is not a backup of this version of Llave`);
  return found;
};

/** The checksum that the row of a file has of its content. */
export const checksumOf = async (content: Readable): Promise<Buffer> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest();
};
