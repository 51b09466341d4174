import { AppError } from '@llave/contract/errors';
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
