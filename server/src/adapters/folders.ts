import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is in a folder; nothing, where there is none. */
export const listed = async (folder: string) => (await found(readdir(folder))) ?? [];

/** Opens a file that may be the first of its folder. */
export const openIn = async (path: string, flags: string | number): Promise<FileHandle> => {
  const file = await found(open(path, flags));
  if (file) return file;
  await mkdir(dirname(path), { recursive: true });
  return open(path, flags);
};

/** Nothing, where there is no such file. */
export const found = <T>(looking: Promise<T>): Promise<T | undefined> =>
  looking.catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

export const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
