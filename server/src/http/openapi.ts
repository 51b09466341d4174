import { endpoints } from '@llave/contract';
import type { Access } from '@llave/contract/access';
import type { Endpoint } from '@llave/contract/endpoint';
import { type ErrorReply, errorCodes } from '@llave/contract/errors';
import { z } from 'zod';

type Schema = Record<string, unknown>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;
  return schema;
};

const errorReply = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.unknown().optional(),
}) satisfies z.ZodType<ErrorReply>;

/** The contract as OpenAPI 3.1. */
export const openApi = (serverUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Llave',
    version: '0.1.0',
    description:
      'Tools, lockers, rental and workshop check-in. Errors are `{ code, message, details? }`; POST and PATCH take an `Idempotency-Key`.',
  },
  servers: [{ url: `${serverUrl}/api` }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: { Error: schemaOf(errorReply, 'output') },
  },
  paths: paths(),
});

const paths = () => {
  const all: Record<string, Record<string, Schema>> = {};
  for (const endpoint of endpoints) {
    const path = all[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(endpoint);
    all[endpoint.path] = path;
  }
  return all;
};

const operation = (endpoint: Endpoint): Schema => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  description: `Access: ${inWords(endpoint.access)}.`,
  tags: [endpoint.path.split('/')[1]],
  ...(typeof endpoint.access === 'object' || ['signedIn', 'admin', 'proof'].includes(endpoint.access)
    ? { security: [{ bearer: [] }, ...(endpoint.access === 'proof' ? [{}] : [])] }
    : { security: [] }),
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...requestKey(endpoint)],
  ...(endpoint.body.safeParse(undefined).success
    ? {}
    : {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
      }),
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

const parameters = (type: z.ZodType, where: 'path' | 'query') => {
  const { properties = {}, required = [] } = schemaOf(type, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
  }));
};

const requestKey = ({ method }: Endpoint) =>
  ['POST', 'PATCH'].includes(method)
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : [];

const inWords = (access: Access) =>
  typeof access === 'string'
    ? access
    : [access]
        .flat()
        .map(({ module, level }) => `${module} ${level}`)
        .join(' or ');
