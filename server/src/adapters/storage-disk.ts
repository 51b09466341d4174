import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Block, type FileKey, placeOf, type Storage, sizeOf } from './storage.ts';

/**
 * Files in a folder: `files/stored/{accountId}/{fileName}`, and while they arrive
 * `files/staged/{accountId}/{fileName}/` with one file a block. Nothing has its final name before it is on the disk.
 */
export const openDiskStorage = (dataFolder: string): Storage => {
  const root = join(dataFolder, 'files');
  const stored = (key: FileKey) => join(root, 'stored', placeOf(key));
  const staging = (key: FileKey) => join(root, 'staged', placeOf(key));
  const part = (key: FileKey) => join(staging(key), `part-${randomUUID()}`);
  const block = (key: FileKey, id: string) => join(staging(key), blockName(id));

  const staged = async (key: FileKey): Promise<Block[]> => {
    const names = (await listed(staging(key))).filter((name) => name.startsWith(blockPrefix));
    const sizes = await Promise.all(names.map((name) => sizeOn(join(staging(key), name))));
    return names.map((name, index) => ({ id: blockIdOf(name), bytes: sizes[index] ?? 0 }));
  };

  return {
    ready: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
    stage: async (key, blockId, content) => {
      const path = await written(part(key), content, { flush: false });
      await rename(path, block(key, blockId));
    },
    staged,
    assemble: async (key, blockIds, maxBytes) => {
      const bytes = sizeOf(blockIds, await staged(key), maxBytes);
      const path = await written(part(key), Readable.from(joined(blockIds.map((id) => block(key, id)))));
      return { bytes, read: async () => createReadStream(path), keep: () => kept(path, stored(key)) };
    },
    unstage: (key) => rm(staging(key), { recursive: true, force: true }),
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
  };
};

const blockPrefix = 'block-';
const blockName = (id: string) => `${blockPrefix}${Buffer.from(id, 'base64').toString('hex')}`;
const blockIdOf = (name: string) => Buffer.from(name.slice(blockPrefix.length), 'hex').toString('base64');

/**
 * Writes all of it through to the disk, or leaves nothing. A block is not waited for: one that a power cut shortens is
 * seen by its size and sent again, and the whole file is written through when it is assembled.
 */
const written = async (path: string, content: Readable, { flush } = { flush: true }) => {
  const opening = created(path);
  try {
    const [file] = await Promise.all([opening, pour(content, opening)]);
    if (flush) await file.sync();
    return path;
  } catch (error) {
    await opening;
    await rm(path, { force: true });
    throw error;
  } finally {
    await (await opening).close();
  }
};

const pour = async (content: Readable, opening: Promise<FileHandle>) => {
  for await (const pieces of armfuls(content)) {
    const file = await opening;
    const { bytesWritten } = await file.writev(pieces);
    if (bytesWritten < lengthOf(pieces)) throw new Error('The disk took only a part');
    if (content instanceof IncomingMessage) pieces.forEach(free);
  }
};

const lengthOf = (pieces: Buffer[]) => pieces.reduce((bytes, piece) => bytes + piece.length, 0);

const armfulBytes = 512 * 1024;
const armfulPieces = 1024;

/**
 * What comes, as many pieces at a time as are worth writing; while some are written the next ones come, and no more. By its
 * events, because asking a stream for each piece is a fifth of an upload.
 */
async function* armfuls(content: Readable): AsyncGenerator<Buffer[]> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let over = false;
  let wake = () => {};
  const worth = (count: number) => bytes >= count * armfulBytes || pieces.length >= count * armfulPieces;
  const take = (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    if (worth(1)) wake();
    if (worth(2)) content.pause();
  };
  const ended = finished(content).finally(() => {
    over = true;
    wake();
  });
  ended.catch(() => {});
  content.on('data', take);
  try {
    while (!over || pieces.length > 0) {
      if (!over && !worth(1))
        await new Promise<void>((woken) => {
          wake = woken;
        });
      const armful = pieces;
      pieces = [];
      bytes = 0;
      content.resume();
      if (armful.length > 0) yield armful;
    }
    await ended;
  } finally {
    content.destroy();
  }
}

/**
 * Gives back the memory of a piece that a socket gave us, and nobody else. Left to the collector it counts as pressure on
 * the whole heap, which is then gone through several times in a hundred megabytes: that took longer than the writing.
 */
const free = ({ buffer, byteLength }: Buffer) => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
};

const created = async (path: string): Promise<FileHandle> => {
  const file = await found(open(path, 'wx'));
  if (file) return file;
  await mkdir(dirname(path), { recursive: true });
  return open(path, 'wx');
};

async function* joined(paths: string[]) {
  for (const path of paths) yield* createReadStream(path, { highWaterMark: 1024 * 1024 });
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

const listed = async (folder: string) => (await found(readdir(folder))) ?? [];
const sizeOn = async (path: string) => (await found(stat(path)))?.size;

const found = <T>(looking: Promise<T>): Promise<T | undefined> =>
  looking.catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
