import { endpointsOf, type Noun, nouns } from '@llave/contract';
import type { Access } from '@llave/contract/access';
import { type Endpoint, maxKey, takesKey } from '@llave/contract/endpoint';
import { nextCursor } from '@llave/contract/pages';
import { z } from 'zod';
import { otherCalls } from './openapi/other-calls.ts';
import { errorSchema, fieldIssueSchema, openRefusals } from './openapi/refusals.ts';
import type { Schema } from './openapi/rules.ts';
import { openStatements } from './openapi/schemas.ts';

type Statements = ReturnType<typeof openStatements>;
type Refusals = ReturnType<typeof openRefusals>;

const description = `Tools, lockers, rental and workshop check-in.

- Errors are \`{ code, message, details? }\`; each call lists the codes that it may answer with.
- Any other method at the address of a call is refused with 405, and \`Allow\` names those that there are.
- Times are ISO 8601. Unknown fields are ignored. Texts are trimmed, their lengths counted in UTF-16 units, and have no NUL.
- Lists answer a bare array; where there is more, the header \`${nextCursor}\` is the \`cursor\` of the next part.
- POST and PATCH take an \`Idempotency-Key\`: the same key again gives the first answer.
- A PUT with the \`version\` that was read is refused when somebody has changed the thing since.
- Files travel by name: \`uploadAddress\` gives an address to send one to, and only then is its name given to other calls.`;

const about: Record<Noun, string> = {
  accounts: 'Companies: signing up, their data, their public pages.',
  addresses: 'Addresses count once their owner has opened the link mailed to them.',
  audit: 'Who did what in a company.',
  authentication: 'Signing in and out, and passwords.',
  bookings: 'Vehicles that are rented, as the desk sees them.',
  'check-ins': 'Vehicles left at the workshop.',
  contact: 'Writing to the makers of the product.',
  customers: 'What a customer does with their own booking, without signing in.',
  departures: 'A company leaves: taking everything along, and being deleted after a month.',
  factors: 'Second factors: authenticator apps, passkeys and recovery codes.',
  'field-incidents': 'What a company’s sites report.',
  files: 'Files, which travel beside the calls.',
  history: 'What happened to tools.',
  imports: 'Many things at once, from a sheet.',
  incidents: 'What is wrong with tools.',
  labels: 'Labels to print and stick on tools.',
  lockers: 'Lockers and what is in them.',
  notices: 'What a person is told.',
  quotas: 'How much of what it may have a company uses.',
  reports: 'What tools are used for, by whom and how much; as CSV to whoever accepts `text/csv`.',
  search: 'Looking for anything that a company has.',
  sessions: 'Where somebody is signed in.',
  'sign-on': 'Signing in by a company’s own provider.',
  today: 'What the home page shows of the day, to each as much as they may see.',
  'tool-categories': 'What a company sorts its tools by.',
  'signed-records': 'What was signed, for whoever has the paper.',
  tools: 'Tools, who has them and who wants them.',
  users: 'The people of a company.',
  vehicles: 'The vehicles of a company.',
};

/** The contract as OpenAPI 3.1; these of its calls are also answered as a file of `text/csv`. */
export const openApi = (serverUrl: string, asCsv: readonly Endpoint[]) => {
  const statements = openStatements();
  const refusals = openRefusals();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const noun of Object.keys(nouns) as Noun[])
    for (const endpoint of endpointsOf(noun))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(endpoint, noun, {
          statements,
          refusals,
          isCsv: asCsv.includes(endpoint),
        }),
      };

  return {
    openapi: '3.1.0',
    info: {
      title: 'Llave',
      version: '0.1.0',
      description,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: [
      ...Object.entries(about).map(([name, text]) => ({ name, description: text })),
      { name: 'operations', description: 'What operators and screens ask besides.' },
    ],
    paths: { ...paths, ...otherCalls(refusals.refusals) },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of `authenticate` or `signInByCode`.',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'The setting `METRICS_TOKEN`.' },
      },
      parameters: {
        RequestKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Made by the caller for one act: sent again with it, the act is not done again.',
          schema: { type: 'string', maxLength: maxKey },
        },
      },
      headers: {
        NextCursor: { description: 'The `cursor` of what follows; absent at the end.', schema: { type: 'string' } },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
      schemas: { Error: errorSchema, FieldIssue: fieldIssueSchema, ...statements.components },
      responses: refusals.components,
    },
  };
};

type Means = { statements: Statements; refusals: Refusals; isCsv: boolean };

const operation = (endpoint: Endpoint, noun: Noun, { statements, refusals, isCsv }: Means): Schema => {
  const { name, summary, access, params, query, body, reply, errors } = endpoint;
  const { state } = statements;
  const asked = state(query, 'address');
  const words = [callers(access), asked.description].filter(Boolean).join(' ');
  return {
    operationId: name,
    tags: [noun],
    summary,
    description: words,
    security: securityOf(access),
    parameters: [
      ...parameters(state(params, 'address'), 'path'),
      ...parameters(asked, 'query'),
      ...(takesKey(endpoint) ? [{ $ref: '#/components/parameters/RequestKey' }] : []),
    ],
    ...(!(body instanceof z.ZodUndefined) && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: state(body, 'body') } },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        ...('cursor' in ((asked.properties ?? {}) as Schema) && {
          headers: { [nextCursor]: { $ref: '#/components/headers/NextCursor' } },
        }),
        content: {
          'application/json': { schema: state(reply, 'answer') },
          ...(isCsv && { 'text/csv': { schema: { type: 'string' } } }),
        },
      },
      ...refusals.refusals(errors),
    },
  };
};

const parameters = (schema: Schema, where: 'path' | 'query') => {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
  }));
};

const securityOf = (access: Access) => {
  if (typeof access === 'object' || access === 'signedIn' || access === 'admin') return [{ bearer: [] }];
  return access === 'proof' ? [{ bearer: [] }, {}] : [];
};

const callers = (access: Access) => {
  if (typeof access === 'object') {
    const roles = [access].flat().map(({ module, level }) => `${level} ${module}`);
    return `For admins and whose role is to ${roles.join(' or to ')}.`;
  }
  return {
    stranger: 'For anybody.',
    visitor: 'For anybody.',
    reporter: 'For whoever has the `token` of the label or the link.',
    customer: 'For whoever has the `code` of this visit, which `findBooking` gave.',
    proof: 'For whoever has signed in, or shows a `ticket`, a `token` or a `code` instead.',
    signedIn: 'For whoever has signed in.',
    admin: 'For admins.',
  }[access];
};
