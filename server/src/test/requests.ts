import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@llave/contract/endpoint';
import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  'x-names'?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** Whatever names a thing of a company: an attack puts another company's there. */
export type Ids = Record<
  | 'accountId'
  | 'userId'
  | 'toolId'
  | 'lockerId'
  | 'toolCategoryId'
  | 'incidentId'
  | 'noticeId'
  | 'sessionId'
  | 'passkeyId'
  | 'vehicleId'
  | 'bookingId'
  | 'checkInId'
  | 'fieldIncidentId'
  | 'importId'
  | 'fileName',
  string
>;
export type IdField = keyof Ids;

/** Fields that hold ids of a kind that their name does not say. */
const otherNames: Record<string, IdField> = {
  excludedUsers: 'userId',
  requestedBy: 'userId',
  useId: 'toolId',
  toolIds: 'toolId',
  mayUseTool: 'toolId',
  breakGlassId: 'userId',
  categoryId: 'toolCategoryId',
};

const byName: Record<string, unknown> = {
  password: 'Segura.2026',
  identifier: 'nadie-en-particular',
  issuer: 'https://entrar.taller.test',
  domain: 'taller.test',
  token: 'x'.repeat(43),
  code: 'x'.repeat(43),
  columns: ['name'],
  dateFrom: '2030-01-01T10:00:00Z',
  dateTo: '2030-01-02T10:00:00Z',
  signature: `data:image/png;base64,${'A'.repeat(40)}`,
};

/** A request that the contract accepts, with these ids in every field that takes one, needed or not. */
export const sampleOf = (endpoint: Endpoint, ids: Ids) => ({
  params: make(schemaOf(endpoint.params), '', endpoint, ids) as object,
  query: make(schemaOf(endpoint.query), '', endpoint, ids) as object,
  body: takesBody(endpoint) ? (make(schemaOf(endpoint.body), '', endpoint, ids) as object) : undefined,
});

/** The same with every field that it offers, so that whatever it can change is changed. */
export const wholeOf = (endpoint: Endpoint, ids: Ids) => ({
  ...sampleOf(endpoint, ids),
  body: takesBody(endpoint) ? (make(schemaOf(endpoint.body), '', endpoint, ids, true) as object) : undefined,
});

/** Which kinds of ids the call takes, so that a new kind cannot go unattacked. */
export const idFieldsOf = (endpoint: Endpoint): string[] => [
  ...new Set(
    [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => idFields(schemaOf(part), '', endpoint)),
  ),
];

export const bodyFieldsOf = (endpoint: Endpoint): string[] => {
  const schema = schemaOf(endpoint.body);
  return [schema, ...choicesOf(schema)].flatMap(({ properties }) => Object.keys(properties ?? {}));
};

const takesBody = ({ body }: Endpoint) => !(body instanceof z.ZodUndefined);

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

const choicesOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf];

/** What may be null, '' or one of several things is a choice within a choice. */
const allChoicesOf = (schema: Schema): Schema[] =>
  choicesOf(schema).flatMap((choice) => [choice, ...allChoicesOf(choice)]);

/** What kind of id a field holds; a call's own `id` is that of the thing its path begins with. */
const idKind = (schema: Schema, name: string, { path }: Endpoint): string | undefined => {
  const kinds = [schema, ...allChoicesOf(schema)];
  if (kinds.some((kind) => kind['x-names'] === 'file')) return 'fileName';
  if (!kinds.some(({ format }) => format === 'uuid')) return undefined;
  return name === 'id' ? nameOfOwn(path) : (otherNames[name] ?? name);
};

/** The bookings' paths begin with the name that the specification gave them. */
const nameOfOwn = (path: string) => {
  const noun = path.split('/')[1] ?? '';
  if (noun === 'service-appoinment') return 'bookingId';
  return `${noun.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Id`;
};

const takesId = (schema: Schema, name: string, endpoint: Endpoint) => idFields(schema, name, endpoint).length > 0;

const make = (schema: Schema, name: string, endpoint: Endpoint, ids: Ids, isWhole = false): unknown => {
  const kind = idKind(schema, name, endpoint);
  if (kind) return ids[kind as IdField];
  if (name in byName) return byName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return make(choice, name, endpoint, ids, isWhole);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([key, property]) => isWhole || schema.required?.includes(key) || takesId(property, key, endpoint),
    );
    return Object.fromEntries(fields.map(([key, property]) => [key, make(property, key, endpoint, ids, isWhole)]));
  }
  if (schema.type === 'array') return [make(schema.items ?? {}, name, endpoint, ids, isWhole)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return name === 'email' ? `alguien-${randomUUID()}@taller.test` : `texto-${randomUUID().slice(0, 8)}`;
};

const idFields = (schema: Schema, name: string, endpoint: Endpoint): string[] => {
  const kind = idKind(schema, name, endpoint);
  return [
    ...(kind ? [kind] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) => idFields(property, key, endpoint)),
    ...(schema.items ? idFields(schema.items, name, endpoint) : []),
    ...(kind ? [] : choicesOf(schema).flatMap((choice) => idFields(choice, name, endpoint))),
  ];
};
