import { isDeepStrictEqual } from 'node:util';
import { nouns } from '@llave/contract';
import { z } from 'zod';
import { rulesOf, type Schema } from './rules.ts';

/** Where a value travels: in an address everything is text, so that a number's digits are a number there. */
type Place = 'address' | 'body' | 'answer';

/** Every object that the contract gives a name to; what is sent under a name that is no form's is not what is answered. */
const names = { body: z.registry<{ id: string }>(), answer: z.registry<{ id: string }>() };
for (const noun of Object.values<Record<string, unknown>>(nouns))
  for (const [name, type] of Object.entries(noun)) {
    if (!(type instanceof z.ZodObject)) continue;
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    names.answer.add(type, { id });
    names.body.add(type, { id: /Form$/.test(id) ? id : `${id}Input` });
  }

/** States types as JSON Schema; those with a name are kept aside as components and only pointed to. */
export const openStatements = () => {
  const components: Record<string, Schema> = {};

  const state = (type: z.ZodType, place: Place): Schema => {
    const { $schema, $defs, ...schema } = z.toJSONSchema(type, {
      io: place === 'answer' ? 'output' : 'input',
      metadata: place === 'address' ? z.registry() : names[place],
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => complete(zodSchema as unknown as z.ZodType, jsonSchema as Schema, place),
    }) as Schema;
    Object.assign(components, pointed($defs ?? {}));
    return pointed(schema) as Schema;
  };

  return { components, state };
};

const pointed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));

const complete = (type: z.ZodType, schema: Schema, place: Place) => {
  if (type instanceof z.ZodRecord) nameProperties(schema);
  if (place === 'answer') describeDrawings(schema);
  else describeAccepted(type, schema, place);
};

/** What is drawn on the way comes as base64 in a field that is always called so. */
const drawings: Record<string, string> = { qr: 'image/png', pdf: 'application/pdf' };

const describeDrawings = ({ properties }: Schema) => {
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, Schema>))
    if (drawings[name])
      Object.assign(field, {
        contentEncoding: 'base64',
        contentMediaType: drawings[name],
        description: `${drawings[name]} in base64.`,
      });
};

/** A record by the words of a list is an object with these fields. */
const nameProperties = (schema: Schema) => {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const fields = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (fields)
    become(schema, { ...rest, properties: Object.fromEntries(fields.map((field) => [field, additionalProperties])) });
};

const notBlank = '\\S';

/** Adds what the library leaves out of a rule: its second half, its functions, its leniency. */
const describeAccepted = (type: z.ZodType, schema: Schema, place: Place) => {
  if (type instanceof z.ZodPipe) addSecondHalf(type, schema, place);
  for (const rule of rulesOf(type, schema)) add(schema, rule);
  // An address may be longer before its @ than the format of that name allows.
  if (schema.format === 'email') delete schema.format;
  if (isTrimmed(type) && !type.safeParse(' '.repeat(Number(schema.minLength ?? 1))).success && !schema.pattern)
    add(schema, { pattern: notBlank });
  for (const [part, statement] of partsOf(type, schema)) widen(part, statement, place);
};

const partsOf = (type: z.ZodType, { properties, items }: Schema): [z.ZodType, Schema][] => {
  if (type instanceof z.ZodArray) return [[type.element as z.ZodType, items as Schema]];
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries((properties ?? {}) as Record<string, Schema>).map(([key, each]) => [type.shape[key], each]);
};

const otherYesAndNo = ['1', '0', 'yes', 'no', 'on', 'off', 'y', 'n', 'enabled', 'disabled'];

/** A text that is read as a yes or no, or that must fit a second rule too. */
const addSecondHalf = ({ in: first, out: second }: z.ZodPipe, schema: Schema, place: Place) => {
  if (second instanceof z.ZodBoolean) become(schema, { anyOf: [{ type: 'boolean' }, { enum: otherYesAndNo }] });
  else if (!(first instanceof z.ZodTransform || second instanceof z.ZodTransform)) {
    const { $schema, ...more } = z.toJSONSchema(second as z.ZodType, {
      io: 'input',
      override: ({ zodSchema, jsonSchema }) =>
        describeAccepted(zodSchema as unknown as z.ZodType, jsonSchema as Schema, place),
    }) as Schema;
    add(schema, more);
  }
};

const isTrimmed = (type: z.ZodType) =>
  type instanceof z.ZodString && (type.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');

/** Both hold: what is said twice of one text is kept twice. */
const add = (schema: Schema, more: Schema) => {
  for (const [key, value] of Object.entries(more)) {
    if (key === 'description' && schema.description) schema.description = `${schema.description} ${value}`;
    else if (key === 'allOf') schema.allOf = [...((schema.allOf as Schema[]) ?? []), ...(value as Schema[])];
    else if (schema[key] === undefined || schema[key] === notBlank) schema[key] = value;
    else if (!isDeepStrictEqual(schema[key], value))
      schema.allOf = [...((schema.allOf as Schema[]) ?? []), { [key]: value }];
  }
};

/** Where a rule takes more than its schema says (nothing for an empty field, a number as text), the schema says so too. */
const widen = (type: z.ZodType, schema: Schema, place: Place) => {
  const takes = (value: unknown) => type.safeParse(value).success && !allows(schema, value);
  const more: Schema[] = [];
  if (takes('')) more.push({ const: '' });
  if (place === 'body') {
    if (takes(null)) more.push({ type: 'null' });
    const number = numberIn(schema);
    if (number && takes(number.sample)) more.push(number.asText);
    if (allows(schema, true) && takes('true')) more.push({ enum: ['true', 'false'] });
  }
  const { default: without, ...said } = schema;
  if (more.length > 0) become(schema, { anyOf: [said, ...more], ...(without !== undefined && { default: without }) });
};

const become = (schema: Schema, other: Schema) => {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, other);
};

const choicesOf = ({ anyOf, oneOf }: Schema) => (anyOf ?? oneOf) as Schema[] | undefined;

/** Whether a schema of a single value lets these few through. */
const allows = (schema: Schema, value: unknown): boolean => {
  const choices = choicesOf(schema);
  if (choices) return choices.some((choice) => allows(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (schema.type === undefined) return schema.$ref === undefined;
  const types = [schema.type].flat();
  if (typeof value !== 'string') return types.includes(value === null ? 'null' : typeof value);
  return types.includes('string') && value.length >= Number(schema.minLength ?? 0) && fitsPatterns(schema, value);
};

const fitsPatterns = (schema: Schema, value: string): boolean =>
  schema.format === undefined &&
  (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(value)) &&
  ((schema.allOf as Schema[]) ?? []).every((part) => fitsPatterns(part, value));

/** How a number that the schema lets through is written as text, with one of them. */
const numberIn = (schema: Schema): { sample: string; asText: Schema } | undefined => {
  const choices = choicesOf(schema);
  const few = (choices ?? [schema]).flatMap(({ const: one, enum: several = [one] }) => several as unknown[]);
  const words = few.filter((value) => typeof value === 'number').map(String);
  if (words[0] !== undefined) return { sample: words[0], asText: { enum: words } };
  if (choices) return choices.map(numberIn).find((number) => number !== undefined);
  return [schema.type].flat().some((type) => type === 'number' || type === 'integer')
    ? { sample: String(schema.minimum ?? 1), asText: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' } }
    : undefined;
};
