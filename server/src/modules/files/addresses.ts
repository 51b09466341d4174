import { AppError } from '@llave/contract/errors';
import type { Purpose } from '@llave/contract/files';
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

/** An address for those who do not talk to us through our own pages. */
export const wholeUrl = ({ publicUrl }: { publicUrl: string }, url: string) => `${publicUrl}${url}`;

/** What an upload address allows; refuses one that is altered, over or for something else. */
export const readUploadUrl = (secrets: readonly string[], key: FileKey, query: unknown, now: Date): UploadGrant => {
  const { purpose, max, by } = verified<UploadTerms>('upload', secrets, key, query, now);
  const [kind, id] = by.split('.') as [Sender['kind'], string];
  return { purpose, maxBytes: Number(max), sender: { kind, id } };
};

/** What a download address allows; refuses one that is altered, over or for something else. */
export const readDownloadUrl = (secrets: readonly string[], key: FileKey, query: unknown, now: Date): DownloadGrant => {
  const { size, until } = verified<DownloadTerms>('download', secrets, key, query, now);
  return { ...(size && { size }), secondsLeft: Number(until) - seconds(now) };
};

type UploadTerms = { act: 'upload'; until: string; purpose: Purpose; max: string; by: string };
type DownloadTerms = { act: 'download'; until: string; size?: 'small' };
type Terms = UploadTerms | DownloadTerms;

/** Every term is a word or a number, plain in an address. */
const signed = (secret: string, key: FileKey, terms: Terms) => {
  const query = Object.entries(terms).map(([name, value]) => `${name}=${value}`);
  return `/api/file/content/${key.accountId}/${key.fileName}?${query.join('&')}&sig=${signature(secret, key, terms)}`;
};

/** What bears our signature is what we wrote, word for word, and needs no other look. */
const verified = <T extends Terms>(
  act: T['act'],
  secrets: readonly string[],
  key: FileKey,
  query: unknown,
  now: Date,
): T => {
  const terms = query as T & { sig?: unknown };
  const { sig } = terms;
  if (typeof sig !== 'string' || !secrets.some((secret) => sameSecret(sig, signature(secret, key, terms))))
    throw new AppError('linkInvalid');
  if (terms.act !== act || Number(terms.until) <= seconds(now)) throw new AppError('linkInvalid');
  return terms;
};

const signature = (secret: string, { accountId, fileName }: FileKey, terms: Terms) => {
  const { act, until, size, purpose, max, by } = terms as Partial<UploadTerms & DownloadTerms>;
  return signerOf(secret)(JSON.stringify([accountId, fileName, act, until, size, purpose, max, by]));
};

const steadyEnd = (now: Date) => String((Math.floor(seconds(now) / quarterHour) + 2) * quarterHour);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
