import { AppError } from '@llave/contract/errors';
import { blockBytes } from '@llave/contract/files';
import type { FileKey } from '../../adapters/storage.ts';
import type { UploadGrant } from './addresses.ts';

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

const rememberedBlocks = 100_000;
const taken = new Map<string, Map<string, number>>();
let blocksTaken = 0;

/**
 * Counts what the blocks of one file take up here, each once however often it is sent. A member's file has room for a
 * second try cut in other blocks, a ticket's for itself alone; blocks may be as small as a bad line needs, and no smaller.
 * Counted in memory, because asking the store about every block would cost more than the block. Answers how to give the
 * room back when the block does not arrive.
 */
export const takeRoom = (key: FileKey, { maxBytes, sender }: UploadGrant, blockId: string, bytes: number) => {
  const name = nameOf(key);
  const blocks = taken.get(name) ?? new Map<string, number>();
  const before = blocks.get(blockId);
  let total = bytes - (before ?? 0);
  for (const size of blocks.values()) total += size;
  const room = sender.kind !== 'user' ? maxBytes : 2 * maxBytes + blockBytes;
  const count = blocks.size + (before === undefined ? 1 : 0);
  if (total > room || count > 16 + 16 * Math.ceil(maxBytes / blockBytes)) throw new AppError('tooLarge', { maxBytes });

  leaveRoom(key);
  taken.set(name, blocks.set(blockId, bytes));
  blocksTaken += blocks.size;
  forgetOldest(name);
  return () => {
    if (taken.get(name) !== blocks) return;
    if (before !== undefined) blocks.set(blockId, before);
    else if (blocks.delete(blockId)) blocksTaken -= 1;
  };
};

/** Whether blocks of this file have come here that are not a file yet. */
export const isUnderWay = (key: FileKey) => (taken.get(nameOf(key))?.size ?? 0) > 0;

/** The file has arrived, is refused, or is given up. */
export const leaveRoom = (key: FileKey) => {
  blocksTaken -= taken.get(nameOf(key))?.size ?? 0;
  taken.delete(nameOf(key));
};

const forgetOldest = (except: string) => {
  for (const [name, blocks] of taken) {
    if (blocksTaken <= rememberedBlocks || name === except) return;
    taken.delete(name);
    blocksTaken -= blocks.size;
  }
};
