import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@llave/contract/errors';
import { type FileType, purposes } from '@llave/contract/files';
import type { Painter } from '../../adapters/decoding.ts';
import { type ImageType, imageTypeOf, kindOf } from '../../adapters/file-kind.ts';
import { redraw } from '../../adapters/images.ts';
import type { Draft, FileKey, Storage } from '../../adapters/storage.ts';
import type { UploadGrant } from './addresses.ts';

type Accepted = { type: FileType; bytes: number; sha256: Buffer; width: number | null; height: number | null };

/** Looks at what really came, stores it under its name, pictures drawn anew as their name says, and says what is stored. */
export const accept = async (
  storage: Storage,
  key: FileKey,
  draft: Draft,
  { purpose, sender }: UploadGrant,
): Promise<Accepted> => {
  const type = await kindOf(key.fileName, draft.read);
  const types: readonly FileType[] = purposes[purpose].types;
  if (!type || !types.includes(type)) throw new AppError('fileKind', { types });

  const image = type.startsWith('image/') && imageTypeOf(key.fileName);
  if (image) return acceptImage(storage, key, draft, image, painterOf(key, sender));
  const sha256 = await hashOf(await draft.read());
  await settle(storage, key, sha256, draft.keep);
  return { type, bytes: draft.bytes, sha256, width: null, height: null };
};

/** What guests of a company send keeps none of its people waiting. */
const painterOf = ({ accountId }: FileKey, { kind }: UploadGrant['sender']): Painter =>
  kind === 'user' ? { of: accountId } : { of: `${accountId} guests`, isGuest: true };

const acceptImage = async (
  storage: Storage,
  key: FileKey,
  draft: Draft,
  type: ImageType,
  painter: Painter,
): Promise<Accepted> => {
  const { content, width, height } = await redraw(async () => buffer(await draft.read()), type, painter);
  const sha256 = createHash('sha256').update(content).digest();
  await settle(storage, key, sha256, () => storage.put(key, content));
  return { type, bytes: content.length, sha256, width, height };
};

/** A stored file that does not count yet is what an earlier try left: it must be the same. */
const settle = async (storage: Storage, key: FileKey, sha256: Buffer, keep: () => Promise<boolean>) => {
  if (await keep()) return;
  if (!sha256.equals(await hashOf(await storage.read(key)))) throw new AppError('fileExists');
};

const hashOf = async (content: Readable) => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest();
};
