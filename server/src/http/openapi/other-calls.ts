import type { ErrorCode } from '@llave/contract/errors';
import type { Schema } from './rules.ts';

type Refusals = (codes: ErrorCode[]) => Record<string, Schema>;

/** What is served beside the contract's calls: files themselves, the stream of changes, and what operators ask. */
export const otherCalls = (refusals: Refusals): Record<string, Record<string, unknown>> => ({
  '/file/content/{accountId}/{fileName}': {
    parameters: [
      inPath('accountId', { type: 'string', format: 'uuid' }),
      inPath('fileName', { type: 'string' }),
      inQuery('sig', 'What `sasUri` has; it answers for the rest of the address.', true),
      inQuery('until', 'Seconds since 1970, as `sasUri` has it.', true),
      ...['act', 'purpose', 'max', 'by'].map((name) => inQuery(name, 'As `sasUri` has it.')),
    ],
    get: {
      operationId: 'readContent',
      tags: ['files'],
      summary: 'Reads a file by the address that `downloadAddress` gave, whole or a range of it.',
      description:
        'By an upload address with `comp=blocklist` it answers which blocks are here, as Azure block blobs do, so that an upload goes on after a lost connection.',
      security: [],
      parameters: [
        inQuery('comp', '`blocklist`, with an upload address.'),
        inQuery('size', '`small` answers a picture as small as lists show it.'),
        { name: 'Range', in: 'header', required: false, schema: { type: 'string' } },
        { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
      ],
      responses: {
        200: { description: 'The file, or the list of blocks as XML.', content: anything },
        206: { description: 'The range that was asked for.', content: anything },
        304: { description: 'As it was.' },
        416: { description: 'The range lies outside the file.' },
        ...refusals(['invalid', 'linkInvalid', 'notFound', 'failed', 'unavailable']),
      },
    },
    put: {
      operationId: 'sendContent',
      tags: ['files'],
      summary: 'Sends a new file to the address that `uploadAddress` gave, whole or in blocks.',
      description:
        'Whole with `x-ms-blob-type: BlockBlob`. In blocks as Azure block blobs take them: each with `comp=block&blockid=…`, then their list as XML with `comp=blocklist`. A repetition of what has arrived answers as the first did.',
      security: [],
      parameters: [
        inQuery('comp', '`block` or `blocklist`; without it the whole file is sent.'),
        inQuery('blockid', 'The name of the block in base64, with `comp=block`.'),
        {
          name: 'x-ms-blob-type',
          in: 'header',
          required: false,
          description: 'Needed without `comp`.',
          schema: { type: 'string', const: 'BlockBlob' },
        },
      ],
      requestBody: { required: true, content: anything },
      responses: {
        201: { description: 'It is here.' },
        ...refusals([
          'invalid',
          'linkInvalid',
          'fileExists',
          'quota',
          'tooLarge',
          'fileKind',
          'tooMany',
          'failed',
          'unavailable',
        ]),
      },
    },
  },
  '/events': {
    get: {
      operationId: 'followChanges',
      tags: ['operations'],
      summary: 'What changes in the company, as it happens, as server-sent events.',
      description:
        'Events `hello`, `change` (`{ kind, ids? }`), `resync` (read everything again) and `signedOut`. It does not end by itself.',
      security: [{ bearer: [] }],
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description: 'Goes on after that event.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...refusals(['tokenMissing', 'sessionEnded', 'tooMany', 'failed', 'unavailable']),
      },
    },
  },
  '/demo': {
    get: {
      operationId: 'getDemoSignIns',
      tags: ['operations'],
      summary: 'How to sign in to the demo company, where the demo is on.',
      security: [],
      responses: { 200: done({ demo: { type: ['object', 'null'] } }), ...refusals(['invalid', 'failed']) },
    },
  },
  '/health/live': {
    get: {
      operationId: 'isAlive',
      tags: ['operations'],
      summary: 'The process answers.',
      security: [],
      responses: { 200: done(status), ...refusals(['invalid', 'failed']) },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      tags: ['operations'],
      summary: 'The database and the file store answer.',
      security: [],
      responses: { 200: done(status), ...refusals(['invalid', 'failed', 'unavailable']) },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      tags: ['operations'],
      summary: 'Numbers for Prometheus; not there without the operator’s token.',
      security: [{ operator: [] }],
      responses: {
        200: { description: 'The numbers.', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...refusals(['notFound', 'failed']),
      },
    },
  },
});

const anything = { '*/*': { schema: { type: 'string', format: 'binary' } } };

const status = { status: { type: 'string', const: 'ok' } };

const done = (properties: Schema) => ({
  description: 'Done.',
  content: { 'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } } },
});

const inPath = (name: string, schema: Schema) => ({ name, in: 'path', required: true, schema });

const inQuery = (name: string, description: string, required = false) => ({
  name,
  in: 'query',
  required,
  description,
  schema: { type: 'string' },
});
