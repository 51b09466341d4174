import { createHmac } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import type { Purpose } from '@llave/contract/files';
import type { FileKey } from '../../adapters/storage.ts';
import { sameSecret } from '../../http/callers/secrets.ts';
import { keyFor } from '../../http/callers/session.ts';

/** On whose word a file is uploaded. */
export type Sender = { kind: 'user' | 'ticket' | 'link' | 'visit'; id: string };

export type UploadGrant = { purpose: Purpose; maxBytes: number; sender: Sender };

/** In which size a file is asked for, and for how many more seconds it may be. */
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

/**
 * An address to read a file from, in either size. It stays the same for a quarter of an hour, so that browsers can keep what
 * they read and we what we signed.
 */
export const downloadUrl = (secret: string, accountId: string, fileName: string, now: Date) => {
  const until = steadyEnd(now);
  const name = `${until} ${accountId} ${fileName} ${secret}`;
  const known = signedUrls.get(name);
  if (known) return known;

  const key = { accountId, fileName };
  const url = `${placeOf(key)}?until=${until}&sig=${signature(secret, key, { act: 'download', until })}`;
  if (signedUrls.size >= mostSignedUrls) signedUrls.clear();
  signedUrls.set(name, url);
  return url;
};

const signedUrls = new Map<string, string>();
const mostSignedUrls = 10_000;

/** An address for those who do not talk to us through our own pages. */
export const wholeUrl = ({ publicUrl }: { publicUrl: string }, url: string) => `${publicUrl}${url}`;

/** What an upload address allows; refuses one that is altered, over or for something else. */
export const readUploadUrl = (secrets: readonly string[], key: FileKey, query: unknown, now: Date): UploadGrant => {
  const { purpose, max, by } = verified<UploadTerms>('upload', secrets, key, query, now);
  const [kind, id] = by.split('.') as [Sender['kind'], string];
  return { purpose, maxBytes: Number(max), sender: { kind, id } };
};

/** What a download address allows; refuses one that is altered, over or for something else. The size is not signed. */
export const readDownloadUrl = (secrets: readonly string[], key: FileKey, query: unknown, now: Date): DownloadGrant => {
  const { size, until } = verified<DownloadTerms & { size?: unknown }>('download', secrets, key, query, now);
  if (size !== undefined && size !== 'small') throw new AppError('linkInvalid');
  return { ...(size && { size }), secondsLeft: Number(until) - seconds(now) };
};

type UploadTerms = { act: 'upload'; until: string; purpose: Purpose; max: string; by: string };
type DownloadTerms = { act: 'download'; until: string };
type Terms = UploadTerms | DownloadTerms;

/** Every term is a word or a number, plain in an address. */
const signed = (secret: string, key: FileKey, terms: UploadTerms) => {
  const query = Object.entries(terms).map(([name, value]) => `${name}=${value}`);
  return `${placeOf(key)}?${query.join('&')}&sig=${signature(secret, key, terms)}`;
};

const placeOf = ({ accountId, fileName }: FileKey) => `/api/file/content/${accountId}/${fileName}`;

/** What bears our signature is what we wrote, word for word, and needs no other look. */
const verified = <T extends Terms>(
  act: T['act'],
  secrets: readonly string[],
  key: FileKey,
  query: unknown,
  now: Date,
): T => {
  const terms = { act: 'download', ...(query as object) } as T & { sig?: unknown };
  const { sig } = terms;
  if (typeof sig !== 'string' || !secrets.some((secret) => sameSecret(sig, signature(secret, key, terms))))
    throw new AppError('linkInvalid');
  if (terms.act !== act || Number(terms.until) <= seconds(now)) throw new AppError('linkInvalid');
  return terms;
};

/** 132 bits of HMAC-SHA-256: more than anybody can guess, and half as long in each address. */
const signature = (secret: string, { accountId, fileName }: FileKey, terms: Terms) => {
  const { act, until, purpose, max, by } = terms as Partial<UploadTerms>;
  return createHmac('sha256', keyFor(secret, 'file address'))
    .update(JSON.stringify([accountId, fileName, act, until, purpose, max, by]))
    .digest('base64url')
    .slice(0, 22);
};

const steadyEnd = (now: Date) => String((Math.floor(seconds(now) / quarterHour) + 2) * quarterHour);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
