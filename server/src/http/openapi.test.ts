import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import type { Call } from '@llave/contract/endpoint';
import { errorStatus } from '@llave/contract/errors';
import { getTool } from '@llave/contract/tools';
import { beforeAll, expect, test } from 'vitest';
import { givenWorld } from '../test/given-world.ts';

type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  parameters: { name?: string; in?: string; schema?: Schema; $ref?: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }>; headers?: object }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Schema>>;
};

const world = givenWorld();
let document: Document;
beforeAll(async () => {
  document = (await world.app.inject('/api/openapi.json')).json();
});

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const operationOf = ({ path, method }: Call) => document.paths[path]?.[method.toLowerCase()] as Operation;

/** Every object within, with where it stands. */
const objectsIn = (value: unknown, at = '#'): [string, Schema][] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        [at, value as Schema],
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${at}/${key.replaceAll('/', '~1')}`)),
      ];

const target = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Schema | undefined)?.[key.replaceAll('~1', '/')], document);

test.each(named)('%s: stands there with every code that it may answer, by status, and no other', (name, endpoint) => {
  const { operationId, responses } = operationOf(endpoint);
  const stated = Object.entries(responses).flatMap(([status, { $ref }]) => {
    if (status === '200') return [];
    const { content } = target($ref ?? '') as { content: { 'application/json': { schema: { allOf: Schema[] } } } };
    const { properties } = content['application/json'].schema.allOf[1] as { properties: { code: { enum: string[] } } };
    return properties.code.enum.map((code) => `${status} ${code}`);
  });
  expect(operationId).toBe(name);
  expect(stated.sort()).toEqual(endpoint.errors.map((code) => `${errorStatus[code]} ${code}`).sort());
});

test('every part that it points to is there, and every part that is there is pointed to', () => {
  const pointers = objectsIn(document).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
  expect(pointers.filter((pointer) => target(pointer) === undefined)).toEqual([]);
  const { securitySchemes, ...components } = document.components;
  const parts = Object.entries(components).flatMap(([kind, names]) =>
    Object.keys(names).map((name) => `#/components/${kind}/${name}`),
  );
  expect(parts.filter((part) => !pointers.includes(part))).toEqual([]);
});

test('a thing has one name in all its answers, and what is sent never says that more is refused', () => {
  const items = operationOf(getTool).responses['200']?.content?.['application/json']?.schema;
  expect(items).toEqual({ $ref: '#/components/schemas/Tool' });
  for (const endpoint of endpoints)
    expect(JSON.stringify(operationOf(endpoint).requestBody ?? {})).not.toContain('"additionalProperties":false');
});

test('no schema says nothing', () => {
  const empty = objectsIn(document).filter(
    ([at, value]) => /\/(schema|items|anyOf\/\d+|properties\/[^/]+)$/.test(at) && Object.keys(value).length === 0,
  );
  expect(empty.map(([at]) => at)).toEqual([]);
});

test('a body that may be left out is said to be', () => {
  for (const endpoint of endpoints) {
    const { requestBody } = operationOf(endpoint);
    expect(requestBody?.required ?? false).toBe(!endpoint.body.safeParse(undefined).success);
  }
});

test('a test that gets an answer which its call does not declare fails, and says where to declare it', async () => {
  const call = world.call({ ...getTool, errors: [] }, { params: { id: randomUUID() } });
  await expect(call).rejects.toThrow(
    'getTool answers tokenMissing: name it in the errors of its endpoint in contract/src',
  );
});

test('reports are also said to be files, lists to go on, and waits to be told', () => {
  const report = document.paths['/reports/{accountId}/tools']?.get?.responses['200'];
  expect(Object.keys(report?.content ?? {})).toEqual(['application/json', 'text/csv']);
  expect(report?.headers).toEqual({ 'X-Next-Cursor': { $ref: '#/components/headers/NextCursor' } });
  expect(document.components.responses?.TooMany?.headers).toEqual({
    'Retry-After': { $ref: '#/components/headers/RetryAfter' },
  });
});
