import { buffer } from 'node:stream/consumers';
import { shrink } from '../../adapters/images.ts';
import type { FileKey, Storage } from '../../adapters/storage.ts';

const drawing = new Map<string, Promise<Buffer>>();

/** The small picture of an image: drawn by the first who asks, kept beside it, and drawn again if it was lost. */
export const readSmall = async (storage: Storage, key: FileKey): Promise<Buffer> => {
  const small = { ...key, size: 'small' } as const;
  if ((await storage.size(small)) !== undefined) return buffer(await storage.read(small));

  const name = `${key.accountId}/${key.fileName}`;
  const begun = drawing.get(name) ?? draw(storage, key, small).finally(() => drawing.delete(name));
  drawing.set(name, begun);
  return begun;
};

/** Another process that draws the same picture draws it no worse: whichever is kept, both are right. */
const draw = async (storage: Storage, key: FileKey, small: FileKey) => {
  const content = await shrink(async () => buffer(await storage.read(key)), key.accountId);
  await storage.put(small, content);
  return content;
};
