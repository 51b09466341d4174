import { constants, type FileHandle } from 'node:fs/promises';
import { openIn } from './folders.ts';

type Lent = { opening: Promise<FileHandle>; users: number; closing?: NodeJS.Timeout };

const keptMs = 100;

/**
 * Lends files to write to, each open as long as somebody has it and a moment more: the next block of a film follows at
 * once, and opening and closing for each of them took a tenth of an upload.
 */
export const shareOpenFiles = () => {
  const files = new Map<string, Lent>();

  const open = (path: string): Lent => {
    const file = { opening: openIn(path, constants.O_WRONLY | constants.O_CREAT), users: 0 };
    files.set(path, file);
    file.opening.catch(() => files.delete(path));
    return file;
  };

  const close = async (path: string, { opening }: Lent) => {
    files.delete(path);
    await opening.then((file) => file.close()).catch(() => {});
  };

  return async <T>(path: string, use: (opening: Promise<FileHandle>) => Promise<T>): Promise<T> => {
    const file = files.get(path) ?? open(path);
    clearTimeout(file.closing);
    file.users += 1;
    try {
      const [result] = await Promise.allSettled([use(file.opening), file.opening]);
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    } finally {
      file.users -= 1;
      if (file.users === 0) file.closing = setTimeout(close, keptMs, path, file);
    }
  };
};
