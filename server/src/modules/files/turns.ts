import { AppError } from '@llave/contract/errors';
import { blockBytes } from '@llave/contract/files';
import type { FileKey } from '../../adapters/storage.ts';

const nameOf = ({ accountId, fileName }: FileKey) => `${accountId}/${fileName}`;

const last = new Map<string, Promise<unknown>>();

/** What is done to one file in this process waits for what was begun before. */
export const oneByOne = <T>(key: FileKey, work: () => Promise<T>): Promise<T> => {
  const name = nameOf(key);
  const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
  const ended = mine.catch(() => {}).finally(() => last.get(name) === ended && last.delete(name));
  last.set(name, ended);
  return mine;
};

const maxInFlight = 4;
const counts = new Map<string, number>();

/** A few pieces of one file may travel at once. */
export const inFlight = async <T>(key: FileKey, work: () => Promise<T>): Promise<T> => {
  const name = nameOf(key);
  const count = counts.get(name) ?? 0;
  if (count >= maxInFlight) throw new AppError('tooMany');

  counts.set(name, count + 1);
  try {
    return await work();
  } finally {
    const left = (counts.get(name) ?? 1) - 1;
    if (left > 0) counts.set(name, left);
    else counts.delete(name);
  }
};

const remembered = 10_000;
const taken = new Map<string, { bytes: number; blocks: number }>();

/**
 * Counts what one file has taken up here: room for a second try and for the smallest blocks a bad line needs, and for no
 * more than that. Counted in memory, because asking the store about every block would cost more than the block.
 */
export const takeRoom = (key: FileKey, bytes: number, maxBytes: number) => {
  const name = nameOf(key);
  const before = taken.get(name) ?? { bytes: 0, blocks: 0 };
  const after = { bytes: before.bytes + bytes, blocks: before.blocks + 1 };
  if (after.bytes > 2 * maxBytes + blockBytes || after.blocks > 16 + 16 * Math.ceil(maxBytes / blockBytes))
    throw new AppError('tooLarge', { maxBytes });

  taken.delete(name);
  taken.set(name, after);
  const [oldest] = taken.size > remembered ? taken.keys() : [];
  if (oldest) taken.delete(oldest);
};

/** The file has arrived or is refused. */
export const leaveRoom = (key: FileKey) => taken.delete(nameOf(key));
