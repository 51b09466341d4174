import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@llave/contract/endpoint';
import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** Whatever names a thing of a company, by the name of the field: an attack puts another company's there. */
export type Ids = Record<'accountId' | 'userId' | 'fileName', string>;

const byName: Record<string, unknown> = {
  password: 'Segura.2026',
  identifier: 'nadie-en-particular',
  token: 'x'.repeat(43),
  code: 'x'.repeat(43),
  logo: null,
};

/** A request that the contract accepts, with these ids in it. */
export const sampleOf = (endpoint: Endpoint, ids: Ids) => ({
  params: made(endpoint.params, idsFor(endpoint, ids)) as object,
  query: made(endpoint.query, idsFor(endpoint, ids)) as object,
  body: endpoint.body.safeParse(undefined).success ? undefined : (made(endpoint.body, idsFor(endpoint, ids)) as object),
});

/** Every field of the call that is an id, so that a new kind of id cannot go unattacked. */
export const idFieldsOf = (endpoint: Endpoint): string[] =>
  [endpoint.params, endpoint.query, endpoint.body]
    .flatMap((part) => idFields(schemaOf(part)))
    .map((field) => (field === 'id' ? ownId(endpoint) : field));

/** A call's own `id` is that of the thing its path begins with. */
const ownId = ({ path }: Endpoint) => `${path.split('/')[1]}Id`;

const idsFor = (endpoint: Endpoint, ids: Ids) => ({ ...ids, id: ids[ownId(endpoint) as keyof Ids] });

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

const made = (type: z.ZodType, ids: Ids & { id: string }) => make(schemaOf(type), '', ids);

const make = (schema: Schema, name: string, ids: Ids & { id: string }): unknown => {
  if (name in ids) return ids[name as keyof Ids];
  if (name in byName) return byName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return make(schema.anyOf[0] ?? {}, name, ids);
  if (schema.type === 'object') {
    const keys = Object.keys(schema.properties ?? {}).filter((key) => schema.required?.includes(key) || key in ids);
    return Object.fromEntries(keys.map((key) => [key, make(schema.properties?.[key] ?? {}, key, ids)]));
  }
  if (schema.type === 'array') return [make(schema.items ?? {}, name, ids)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return name === 'email' ? `alguien-${randomUUID()}@taller.test` : `texto-${randomUUID().slice(0, 8)}`;
};

const idFields = (schema: Schema): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.format === 'uuid' || name === 'fileName' ? [name] : []),
    ...idFields(property),
    ...idFields(property.items ?? {}),
  ]);
