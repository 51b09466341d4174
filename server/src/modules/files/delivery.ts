import { AppError } from '@llave/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameAs } from '../../adapters/file-kind.ts';
import { smallType } from '../../adapters/images.ts';
import type { FileKey } from '../../adapters/storage.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { Services } from '../../services.ts';
import type { DownloadGrant } from './addresses.ts';
import { exportType, findExport } from './exports.ts';
import { findFile } from './queries.ts';
import { readSmall } from './small-images.ts';

const shownInPlace = /^(image|video)\/|^application\/pdf$/;

/** Sends a stored file as its address allows, so that no browser takes it for a page. */
export const deliver = async (
  services: Services,
  key: FileKey,
  grant: DownloadGrant,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const file = await asVisitor(
    services.database,
    'read',
    key.accountId,
    async (db) => (await findFile(db, key.fileName)) ?? findExport(db, key.fileName, services.now()),
  );
  if (!file || (grant.size && !file.content_type.startsWith('image/'))) throw new AppError('notFound');

  const type = grant.size ? smallType : file.content_type;
  const place = shownInPlace.test(type) ? 'inline' : 'attachment';
  const etag = etagOf(file.sha256, grant);
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `${place}; filename="${type === exportType ? file.file_name : nameAs(file.file_name, type)}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${grant.secondsLeft}, immutable`,
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return grant.size
    ? sendSmall(services, key, request, reply)
    : sendWhole(services, key, file.bytes, etag, request, reply);
};

const sendSmall = async ({ storage }: Services, key: FileKey, request: FastifyRequest, reply: FastifyReply) => {
  const content = await readSmall(storage, key);
  reply.header('content-length', content.length);
  return reply.send(request.method === 'HEAD' ? undefined : content);
};

/** Sends the file, or the part of it that was asked for. */
const sendWhole = async (
  { storage }: Services,
  key: FileKey,
  bytes: number,
  etag: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const wanted =
    request.headers['if-range'] && request.headers['if-range'] !== etag ? undefined : request.headers.range;
  const range = rangeOf(wanted, bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${bytes}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  reply.header('content-length', range ? range.end - range.start + 1 : bytes);
  return reply.send(request.method === 'HEAD' ? undefined : await storage.read(key, range));
};

/** What is drawn from a file is the same picture every time, if not the same bytes. */
const etagOf = (sha256: Uint8Array, { size }: DownloadGrant) => {
  const hash = Buffer.from(sha256).toString('base64url');
  return size ? `W/"${hash}.${size}"` : `"${hash}"`;
};

/** One range is understood; several, or something else, are answered whole as the standard allows. */
const rangeOf = (header: string | undefined, bytes: number) => {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'outside' : { start, end };
};
