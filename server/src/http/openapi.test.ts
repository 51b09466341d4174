import { endpoints } from '@llave/contract';
import type { Endpoint } from '@llave/contract/endpoint';
import { errorStatus } from '@llave/contract/errors';
import { getTool } from '@llave/contract/tools';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../test/world.ts';

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

let world: World;
let document: Document;
beforeAll(async () => {
  world = await openWorld();
  document = (await world.app.inject('/api/openapi.json')).json();
});
afterAll(() => world.close());

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()] as Operation;

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

/** Values that forms get, of every kind and length; in an address only the texts among them can stand. */
const uuid = '3f0c2f6e-58a4-4b7a-9d55-0d6c2a4f9b11';
const texts = ['x', '​', ' ', '-', 'ab', 'texto', 'é', 'x'.repeat(51), 'x'.repeat(201), 'x'.repeat(60_000), 'a@b.es'];
const special = [
  '@',
  'Segura.2026',
  'segura2026',
  '1',
  '7',
  '0',
  '-1',
  '1.5',
  '501',
  'true',
  'open',
  'es',
  'null',
  'asc',
];
const things = [
  uuid,
  uuid.toUpperCase(),
  `${uuid}.jpg`,
  `${uuid}.mp4`,
  `${uuid}.pdf`,
  `${uuid}.JPG`,
  '1234 BCD',
  '+34 600 000 000',
];
const times = [
  '2026-02-29',
  '2026-02-28',
  '1999-12-31',
  '2100-01-01',
  '2026-02-28T10:00:00Z',
  '1999-02-28T10:00:00+01:00',
  '2026-02-28T10:00',
];
const pictures = [`data:image/png;base64,${'A'.repeat(40)}`, 'data:image/jpeg;base64,AAAA'];
const written = [...texts, ...special, ...things, ...times, ...pictures];
const values: unknown[] = [
  '',
  ...written,
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  4,
  -1,
  1.5,
  0.1,
  501,
  1e9,
  1e300,
  [],
  {},
  [uuid],
  [''],
];

const inner = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable
    ? inner(type.unwrap() as z.ZodType)
    : type;

const resolved = (schema: Schema): Schema => {
  if (typeof schema.$ref === 'string') return resolved(target(schema.$ref) as Schema);
  const object = (schema.anyOf as Schema[] | undefined)?.find((choice) => choice.$ref || choice.properties);
  return object ? resolved(object) : schema;
};

/** Every field of a form with what is said of it. */
const fieldsOf = (type: z.ZodType, schema: Schema, path = ''): [string, z.ZodType, Schema][] => {
  const own: [string, z.ZodType, Schema] = [path, type, schema];
  const whole = inner(type);
  const stated = resolved(schema);
  if (whole instanceof z.ZodArray)
    return [own, ...fieldsOf(whole.element as z.ZodType, stated.items as Schema, `${path}.0`)];
  if (!(whole instanceof z.ZodObject)) return path === '' ? [] : [own];
  const properties = stated.properties as Record<string, Schema>;
  return Object.entries(whole.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    fieldsOf(field, properties[key] as Schema, path === '' ? key : `${path}.${key}`),
  );
};

const compile = (schema: Schema, coerceTypes = false) =>
  new Ajv.default({ strict: false, validateFormats: false, multipleOfPrecision: 6, coerceTypes }).compile({
    ...schema,
    components: document.components,
  });

test.each(named.filter(([, { body }]) => !(body instanceof z.ZodUndefined)))(
  '%s: takes in each field of its body what is said of it, and nothing else',
  (_, { body, ...endpoint }) => {
    const schema = operationOf(endpoint as Endpoint).requestBody?.content['application/json']?.schema as Schema;
    for (const [path, type, stated] of fieldsOf(body, schema)) {
      const fits = compile(stated);
      for (const value of values)
        expect({ path, value, taken: fits(value) }).toEqual({ path, value, taken: type.safeParse(value).success });
    }
  },
);

test.each(named)('%s: takes in each part of its address what is said of it, and nothing else', (_, endpoint) => {
  const { parameters } = operationOf(endpoint);
  for (const where of ['params', 'query'] as const)
    for (const [name, type] of Object.entries((endpoint[where] as z.ZodObject).shape as Record<string, z.ZodType>)) {
      const parameter = parameters.find((each) => each.name === name);
      const fits = compile({ properties: { value: parameter?.schema ?? {} } }, true);
      for (const value of written)
        expect({ name, value, taken: fits({ value }) }).toEqual({ name, value, taken: type.safeParse(value).success });
    }
});

test('a body that may be left out is said to be', () => {
  for (const endpoint of endpoints) {
    const { requestBody } = operationOf(endpoint);
    expect(requestBody?.required ?? false).toBe(!endpoint.body.safeParse(undefined).success);
  }
});

test('a test that gets an answer which its call does not declare fails, and says where to declare it', async () => {
  const call = world.call({ ...getTool, errors: [] }, { params: { id: uuid } });
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
