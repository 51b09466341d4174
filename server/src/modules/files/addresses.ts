import { AppError } from '@llave/contract/errors';
import { id } from '@llave/contract/fields';
import { type Purpose, purpose } from '@llave/contract/files';
import { z } from 'zod';
import type { FileKey } from '../../adapters/storage.ts';
import { sameSecret } from '../../http/secrets.ts';
import { signerOf } from './signing.ts';

/** On whose word a file is uploaded. */
export type Sender = { kind: 'user' | 'ticket' | 'link' | 'visit'; id: string };

export type UploadGrant = { purpose: Purpose; maxBytes: number; sender: Sender };

/** In which size a file may be read, and for how many more seconds. */
export type DownloadGrant = { size?: 'small'; secondsLeft: number };

const quarterHour = 15 * 60;

/** An address for one new file: what it may be, from whom, for a quarter of an hour. */
export const uploadUrl = (secret: string, key: FileKey, grant: UploadGrant, now: Date) =>
  signed(secret, key, {
    act: 'upload',
    purpose: grant.purpose,
    max: String(grant.maxBytes),
    by: `${grant.sender.kind}.${grant.sender.id}`,
    until: String(seconds(now) + quarterHour),
  });

/** An address to read a file from. It stays the same for a quarter of an hour, so that browsers can keep what they read. */
export const downloadUrl = (secret: string, accountId: string, fileName: string, now: Date) =>
  signed(secret, { accountId, fileName }, { act: 'download', until: steadyEnd(now) });

/** An address to read an image from as lists show it, kept the same as that of the whole file. */
export const smallImageUrl = (secret: string, accountId: string, fileName: string, now: Date) =>
  signed(secret, { accountId, fileName }, { act: 'download', size: 'small', until: steadyEnd(now) });

const upload = z.object({
  act: z.literal('upload'),
  purpose,
  max: z.string().regex(/^\d{1,12}$/),
  by: z.string().regex(/^(user|ticket|link|visit)\./),
  until: z.string().regex(/^\d{1,12}$/),
});
const download = upload.pick({ until: true }).extend({
  act: z.literal('download'),
  size: z.literal('small').optional(),
});

/** What an upload address allows; refuses one that is altered, over or for something else. */
export const readUploadUrl = (secret: string, key: FileKey, query: unknown, now: Date): UploadGrant => {
  const { purpose, max, by } = verified(secret, key, query, upload, now);
  const [kind, sender] = by.split('.');
  return { purpose, maxBytes: Number(max), sender: { kind: kind as Sender['kind'], id: id.parse(sender) } };
};

/** What a download address allows; refuses one that is altered, over or for something else. */
export const readDownloadUrl = (secret: string, key: FileKey, query: unknown, now: Date): DownloadGrant => {
  const { size, until } = verified(secret, key, query, download, now);
  return { ...(size && { size }), secondsLeft: Number(until) - seconds(now) };
};

type Terms = { act: string; until: string; size?: 'small' | undefined; purpose?: string; max?: string; by?: string };

/** Every term is a word or a number, plain in an address. */
const signed = (secret: string, key: FileKey, terms: Terms) => {
  const query = Object.entries(terms).map(([name, value]) => `${name}=${value}`);
  return `/api/file/content/${key.accountId}/${key.fileName}?${query.join('&')}&sig=${signature(secret, key, terms)}`;
};

const verified = <T extends Terms>(secret: string, key: FileKey, query: unknown, shape: z.ZodType<T>, now: Date): T => {
  const terms = shape.safeParse(query);
  const sig = (query as { sig?: unknown }).sig;
  if (!terms.success || typeof sig !== 'string') throw new AppError('linkInvalid');
  if (!sameSecret(sig, signature(secret, key, terms.data)) || Number(terms.data.until) <= seconds(now))
    throw new AppError('linkInvalid');
  return terms.data;
};

const signature = (secret: string, { accountId, fileName }: FileKey, { act, until, size, purpose, max, by }: Terms) =>
  signerOf(secret)(JSON.stringify([accountId, fileName, act, until, size, purpose, max, by]));

const steadyEnd = (now: Date) => String((Math.floor(seconds(now) / quarterHour) + 2) * quarterHour);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
