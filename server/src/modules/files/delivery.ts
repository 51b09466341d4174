import { AppError } from '@llave/contract/errors';
import { extensions } from '@llave/contract/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileKey } from '../../adapters/storage.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { Services } from '../../services.ts';
import type { DownloadGrant } from './addresses.ts';
import { findFile } from './queries.ts';

const shownInPlace = /^(image|video)\/|^application\/pdf$/;

/** Sends a stored file, or the part of it that was asked for, so that no browser takes it for a page. */
export const deliver = async (
  services: Services,
  key: FileKey,
  grant: DownloadGrant,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = await asVisitor(services.database, 'read', key.accountId, (db) => findFile(db, key.fileName));
  if (!file) throw new AppError('notFound');

  const etag = `"${Buffer.from(file.sha256).toString('base64url')}"`;
  const place = shownInPlace.test(file.content_type) ? 'inline' : 'attachment';
  reply.headers({
    'content-type': file.content_type.startsWith('text/') ? `${file.content_type}; charset=utf-8` : file.content_type,
    'content-disposition': `${place}; filename="${safeName(file.file_name, file.content_type)}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${grant.secondsLeft}, immutable`,
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();

  const wanted =
    request.headers['if-range'] && request.headers['if-range'] !== etag ? undefined : request.headers.range;
  const range = rangeOf(wanted, file.bytes);
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
  return reply.send(request.method === 'HEAD' ? undefined : await services.storage.read(key, range));
};

/** The name it is saved under ends in what it is, whatever it was called when it came. */
const safeName = (fileName: string, type: keyof typeof extensions) =>
  `${fileName.slice(0, fileName.lastIndexOf('.'))}.${extensions[type][0]}`;

/** One range is understood; several, or something else, are answered whole as the standard allows. */
const rangeOf = (header: string | undefined, bytes: number) => {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'outside' : { start, end };
};
