import { endpoints } from '@llave/contract';
import type { Endpoint } from '@llave/contract/endpoint';
import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApi } from '../openapi.ts';
import type { Schema } from './rules.ts';
import { openStatements } from './schemas.ts';

type Operation = {
  parameters: { name?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const { paths, components } = openApi('https://llave.test', []);
const schemas: Record<string, Schema> = components.schemas;
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const operationOf = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) =>
  paths[path]?.[method.toLowerCase()] as Operation;

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
  if (typeof schema.$ref === 'string')
    return resolved(schemas[schema.$ref.replace('#/components/schemas/', '')] as Schema);
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
    components,
  });

test.each(named.filter(([, { body }]) => !(body instanceof z.ZodUndefined)))(
  '%s: takes in each field of its body what is said of it, and nothing else',
  (_, endpoint) => {
    const { body } = endpoint;
    const schema = operationOf(endpoint).requestBody?.content['application/json']?.schema as Schema;
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

const orNothing = (value: unknown) => (value === '' || value === null ? undefined : value);

test.each([
  ['an empty text or null for nothing', z.preprocess(orNothing, z.uuid().optional()), ['', null, uuid], ['x', 7]],
  ['a number as text', z.preprocess((value) => Number(value), z.number().int().min(3)), [3, '3', '4'], ['x', 1]],
  ['one of a few numbers as text', z.coerce.number().pipe(z.literal([2, 3])), [2, '3'], [4, 'x']],
  ['a yes as text', z.preprocess((value) => value === true || value === 'true', z.boolean()), [true, 'true'], []],
])('a form that takes %s says so', (_, type, taken, refused) => {
  const { properties } = openStatements().state(z.object({ field: type }), 'body') as { properties: { field: Schema } };
  const fits = compile(properties.field);
  expect(taken.map((value) => [value, fits(value)])).toEqual(taken.map((value) => [value, true]));
  expect(refused.map((value) => [value, fits(value)])).toEqual(refused.map((value) => [value, false]));
});

test('a rule that is a function and stated nowhere is found when the description is made', () => {
  const type = z.object({ field: z.string().refine((text) => text === 'x', 'mustBeX') });
  expect(() => openStatements().state(type, 'body')).toThrow('The rule mustBeX is stated nowhere');
});
