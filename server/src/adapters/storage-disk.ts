import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, link, mkdir, open, rm, rmdir, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { found, hasCode, listed, openIn } from './folders.ts';
import { openStagedBlocks, type StagedBlock } from './staged-blocks.ts';
import { type FileKey, fileIn, placeOf, placeOfAll, type Storage, sizeOf } from './storage.ts';
import { writeStream } from './write-stream.ts';

/**
 * Files in a folder: `files/stored/{accountId}/{fileName}`, and their blocks while they arrive in
 * `files/staged/{accountId}/{fileName}/`. Nothing has its final name before it is on the disk.
 */
export const openDiskStorage = (dataFolder: string, bootedAt = Date.now() - uptime() * 1000): Storage => {
  const root = join(dataFolder, 'files');
  const stored = (key: FileKey) => join(root, 'stored', placeOf(key));
  const staging = (key: FileKey) => join(root, 'staged', placeOf(key));
  const part = (key: FileKey) => join(staging(key), `part-${randomUUID()}`);
  const stagedBlocks = openStagedBlocks(bootedAt);

  return {
    ready: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
    stage: (key, blockId, content, maxBytes) => stagedBlocks.add(staging(key), blockId, content, maxBytes),
    staged: async (key) => (await stagedBlocks.list(staging(key))).map(({ id, bytes }) => ({ id, bytes })),
    assemble: async (key, blockIds, maxBytes) => {
      const staged = await stagedBlocks.list(staging(key));
      const bytes = sizeOf(blockIds, staged, maxBytes);
      const places = new Map(staged.map((block) => [block.id, block]));
      const blocks = blockIds.flatMap((id) => places.get(id) ?? []);
      const pile = stagedBlocks.close(staging(key), blocks);
      const path = pile ? await cut(pile, bytes) : await written(part(key), Readable.from(joined(blocks)));
      return { bytes, read: async () => createReadStream(path), keep: () => kept(path, stored(key)) };
    },
    unstage: async (key) => {
      stagedBlocks.forget(staging(key));
      await rm(staging(key), { recursive: true, force: true });
    },
    sweep: (before) => swept(join(root, 'staged'), before),
    put: async (key, content) => {
      const path = await written(part(key), Readable.from([content]));
      return kept(path, stored(key)).finally(() => rm(path, { force: true }));
    },
    read: async (key, range) => {
      const file = await open(stored(key));
      return file.createReadStream(range);
    },
    size: (key) => sizeOn(stored(key)),
    remove: (key) => rm(stored(key), { force: true }),
    removeAll: async (accountId, except) => {
      const folder = join(root, 'stored', placeOfAll(accountId));
      for (const name of await listed(folder))
        if (!except.has(fileIn(name))) await rm(join(folder, name), { force: true });
      await rmdir(folder).catch(() => {});
      const waiting = join(root, 'staged', placeOfAll(accountId));
      for (const name of await listed(waiting)) stagedBlocks.forget(join(waiting, name));
      await rm(waiting, { recursive: true, force: true });
    },
  };
};

/** What is behind the last block is left of one that broke off. */
const cut = async (path: string, bytes: number) => {
  const file = await open(path, 'r+');
  try {
    await file.truncate(bytes);
    await file.sync();
    return path;
  } finally {
    await file.close();
  }
};

/** Writes all of it through to the disk, or leaves nothing. */
const written = async (path: string, content: Readable) => {
  const opening = openIn(path, 'wx');
  try {
    const [file] = await Promise.all([opening, writeStream(content, opening)]);
    await file.sync();
    return path;
  } catch (error) {
    await opening;
    await rm(path, { force: true });
    throw error;
  } finally {
    await (await opening).close();
  }
};

async function* joined(blocks: StagedBlock[]) {
  for (const { path, offset, bytes } of blocks)
    yield* createReadStream(path, { start: offset, end: offset + bytes - 1, highWaterMark: 1024 * 1024 });
}

/** A second name for the same bytes: made in one step, and only where none is yet. */
const kept = async (path: string, finalPath: string) => {
  await mkdir(dirname(finalPath), { recursive: true });
  try {
    await link(path, finalPath);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  await flushed(dirname(finalPath));
  return true;
};

const flushed = async (folder: string) => {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

const swept = async (root: string, before: Date) => {
  let dropped = 0;
  for (const account of await listed(root)) {
    for (const file of await listed(join(root, account))) {
      const folder = join(root, account, file);
      if ((await newest(folder)) >= before.getTime()) continue;
      await rm(folder, { recursive: true, force: true });
      dropped += 1;
    }
    await rmdir(join(root, account)).catch(() => {});
  }
  return dropped;
};

const newest = async (folder: string) => {
  const paths = [folder, ...(await listed(folder)).map((name) => join(folder, name))];
  const times = await Promise.all(paths.map((path) => found(stat(path)).then((stats) => stats?.mtimeMs ?? 0)));
  return Math.max(...times);
};

const sizeOn = async (path: string) => (await found(stat(path)))?.size;
