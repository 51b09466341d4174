import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '@llave/contract/errors';
import { blockBytes } from '@llave/contract/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileKey } from '../../adapters/storage.ts';
import { sendError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { readDownloadUrl, readUploadUrl } from './addresses.ts';
import { blockIdOf, bounded, maxBlockListBytes, readBlockList, writeBlockList } from './blocks.ts';
import { deliver } from './delivery.ts';
import { listBlocks, receiveBlock, receiveBlockList, receiveWhole, type Upload } from './reception.ts';

const url = '/api/file/content/:accountId/:fileName';

/** The one door through which files come and go, in the words of Azure's block blobs, whichever store is behind it. */
export const serveContent = async (app: FastifyInstance, services: Services) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler((error, request, reply) => {
    if (!isSmall(request)) reply.header('connection', 'close');
    if (error instanceof AppError && error.code === 'linkInvalid')
      request.log.warn({ security: 'linkInvalid', address: request.ip });
    return sendError(error, request, reply);
  });

  /** A file is one line of the log, however many blocks it came in. */
  app.put(url, { compress: false, decompress: false }, async (request, reply) => {
    await receive(request, uploadOf(services, request)).catch((error) => {
      if (request.raw.destroyed && !request.raw.complete) throw new AppError('invalid', [], 'The connection was cut');
      throw error;
    });
    if (compOf(request) === 'block') request.log.level = 'warn';
    return reply.status(201).send();
  });

  app.route({
    method: ['GET', 'HEAD'],
    url,
    compress: false,
    handler: async (request, reply) => {
      if (compOf(request) === 'blocklist') {
        const blocks = await listBlocks(uploadOf(services, request));
        return reply.header('cache-control', 'no-store').type('application/xml').send(writeBlockList(blocks));
      }
      const key = keyOf(request);
      const grant = readDownloadUrl(services.config.secrets, key, request.query, services.now());
      return deliver(services, key, grant, request, reply);
    },
  });
};

const receive = async (request: FastifyRequest, upload: Upload) => {
  const comp = compOf(request);
  if (comp === 'block') {
    const id = blockIdOf((request.query as { blockid?: unknown }).blockid);
    return receiveBlock(
      upload,
      id,
      bodyOf(request, blockBytes),
      Number(request.headers['content-length'] ?? blockBytes),
    );
  }
  if (comp === 'blocklist')
    return receiveBlockList(upload, readBlockList(await text(bodyOf(request, maxBlockListBytes))));
  if (comp !== undefined || request.headers['x-ms-blob-type'] !== 'BlockBlob')
    throw new AppError('invalid', [{ path: 'x-ms-blob-type', code: 'blobTypeInvalid' }]);
  return receiveWhole(upload, bodyOf(request, upload.grant.maxBytes));
};

const uploadOf = (services: Services, request: FastifyRequest): Upload => {
  const key = keyOf(request);
  return { services, key, grant: readUploadUrl(services.config.secrets, key, request.query, services.now()) };
};

const keyOf = ({ params }: FastifyRequest) => params as FileKey;

const compOf = ({ query }: FastifyRequest) => (query as { comp?: unknown }).comp;

/**
 * What is sent. A length that is said is kept by the protocol itself; one that is not is counted on the way. What goes
 * wrong before anybody reads is told to whoever reads then, and must not end the process meanwhile.
 */
const bodyOf = ({ raw }: FastifyRequest, maxBytes: number): Readable => {
  const declared = raw.headers['content-length'];
  if (declared === '0') throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);
  if (Number(declared) > maxBytes) throw new AppError('tooLarge', { maxBytes });
  if (declared !== undefined) return raw;

  const counted = bounded(maxBytes);
  counted.on('error', () => {});
  raw.once('error', (error) => counted.destroy(error));
  return raw.pipe(counted);
};

/** The rest of a refused block is read and forgotten, so that its sender hears why; the rest of more is not. */
const isSmall = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= 2 * blockBytes;
