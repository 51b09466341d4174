import { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodObject | z.ZodRecord;

declare const shapes: unique symbol;

/**
 * A call of the API as both sides make it. What it sends and answers is known to the compiler only: the built client has no
 * schemas, and so there are none in this type to reach for.
 */
export type Call<
  Who extends Access = Access,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: Method;
  /** As the specification writes it, `{id}` for a parameter, without the `/api` in front. */
  path: string;
  access: Who;
  readonly [shapes]?: { params: Params; query: Query; body: Body; reply: Reply };
};

/** All that is declared of a call, for the server. */
export type Endpoint = Call & {
  summary: string;
  params: Shape;
  query: Shape;
  body: z.ZodType;
  reply: z.ZodType;
  /** False where the answer holds a secret: the same key then does the act again instead of repeating the answer. */
  repeatable: boolean;
  /** A GET that leaves something behind, and so needs a transaction. */
  writes: boolean;
  /** How much may be sent, and of how many fields and items all told. */
  bodyBytes: number;
  bodyParts: number;
  /** Whether a session that was opened by a printed badge may call it, if the roles it has allow that. */
  byBadge: boolean;
  /** Whether somebody may call it who must first set up a second factor. */
  toEnrol: boolean;
  /** Whether the last password or factor that was shown must be a few minutes old at most. */
  stepUp: boolean;
  /** Every code that it may answer with: those of its form, and those of its act. */
  errors: readonly ErrorCode[];
};

/** The schemas and rules of a call, where the contract is whole. */
export const declared = (call: Call) => call as Endpoint;

type Parts<A, P, Q, B, R> = {
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
  repeatable?: boolean;
  writes?: boolean;
  bodyBytes?: number;
  bodyParts?: number;
  byBadge?: boolean;
  toEnrol?: boolean;
  stepUp?: boolean;
  /** What its act refuses; what follows from the rest of this declaration is not repeated here. */
  errors?: readonly ErrorCode[];
};

const nothing = z.object({});

/** What a form without pictures has; of larger ones only a few are read at once. */
export const plainFormBytes = 64 * 1024;

/** No form has more fields and items, all told. */
export const plainFormParts = 20_000;

/** How much is read of somebody unknown, and of somebody who has signed in, where a call does not say that it needs more. */
const formBytesBy = (access: Access) =>
  ['stranger', 'visitor', 'reporter', 'customer'].includes(String(access)) ? plainFormBytes : 1024 * 1024;

/** Declares one call of the API: everything both sides need to know of it, once. */
export const endpoint = <
  const A extends Access,
  R extends z.ZodType,
  P extends Shape = typeof nothing,
  Q extends Shape = typeof nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  name: string,
  call: `${Method} /${string}`,
  parts: Parts<A, P, Q, B, R>,
): Call<A, P, Q, B, R> => {
  const [method, path] = call.split(' ') as [Method, string];
  const form = {
    name,
    method,
    path,
    access: parts.access,
    summary: parts.summary,
    params: parts.params ?? nothing,
    query: parts.query ?? nothing,
    body: parts.body ?? z.undefined(),
    reply: parts.reply,
    repeatable: parts.repeatable ?? true,
    writes: parts.writes ?? method !== 'GET',
    bodyBytes: parts.bodyBytes ?? formBytesBy(parts.access),
    bodyParts: parts.bodyParts ?? plainFormParts,
    byBadge: parts.byBadge ?? false,
    toEnrol: parts.toEnrol ?? false,
    stepUp: parts.stepUp ?? false,
  };
  const whole = { ...form, errors: [...new Set([...refusalsOf(form), ...(parts.errors ?? [])])] };
  return whole satisfies Endpoint;
};

/** The longest `Idempotency-Key`. */
export const maxKey = 200;

/** Whether an `Idempotency-Key` makes a second request of it get the first answer. */
export const takesKey = ({ method, repeatable }: Pick<Endpoint, 'method' | 'repeatable'>) =>
  repeatable && ['POST', 'PATCH'].includes(method);

/** What a call of this form may be refused for before its act is asked, and what can go wrong with any. */
const refusalsOf = (declared: Omit<Endpoint, 'errors'>): ErrorCode[] => [
  'invalid',
  ...refusalsByAccess(declared.access),
  ...refusalsBySession(declared),
  ...(namesSomething(declared) ? (['notFound'] as const) : []),
  ...(fieldsOf(declared.body).includes('version') ? (['stale'] as const) : []),
  'tooLarge',
  ...(declared.method === 'GET' ? [] : (['fileKind'] as const)),
  ...(takesKey(declared) ? (['keyReused'] as const) : []),
  'tooMany',
  'failed',
  'unavailable',
];

/** What a session may lack besides its roles. */
const refusalsBySession = ({ access, byBadge, toEnrol, stepUp }: Omit<Endpoint, 'errors'>): ErrorCode[] => [
  ...(access === 'signedIn' && !byBadge ? (['forbidden'] as const) : []),
  ...(refusalsByAccess(access).includes('sessionEnded') && !toEnrol ? (['enrolFirst'] as const) : []),
  ...(stepUp ? (['proveAgain'] as const) : []),
];

const refusalsByAccess = (access: Access): ErrorCode[] => {
  if (typeof access === 'object' || access === 'admin') return ['tokenMissing', 'sessionEnded', 'forbidden'];
  if (access === 'signedIn') return ['tokenMissing', 'sessionEnded'];
  if (access === 'proof') return ['tokenMissing', 'sessionEnded', 'linkInvalid'];
  return access === 'reporter' || access === 'customer' ? ['tokenMissing', 'linkInvalid'] : [];
};

/** An id that is not there, or is another company's; a stranger has no company that it could be foreign to. */
const namesSomething = ({ access, params, body }: Pick<Endpoint, 'access' | 'params' | 'body'>) =>
  fieldsOf(params).length > 0 || (access !== 'stranger' && fieldsOf(body).some((field) => /(^id|Id)$/.test(field)));

const fieldsOf = (type: unknown): string[] => {
  if (type instanceof z.ZodObject) return Object.keys(type.shape);
  if (type instanceof z.ZodPipe) return [type.in, type.out].flatMap(fieldsOf);
  if (type instanceof z.ZodUnion) return type.options.flatMap(fieldsOf);
  return type instanceof z.ZodOptional ? fieldsOf(type.unwrap()) : [];
};

type ShapesOf<C extends Call> = NonNullable<C[typeof shapes]>;

/** What the caller sends. */
export type Sent<C extends Call> = {
  params: z.input<ShapesOf<C>['params']>;
  query?: z.input<ShapesOf<C>['query']>;
  body: z.input<ShapesOf<C>['body']>;
};

/** What the server works with once it is validated. */
export type Input<C extends Call> = {
  params: z.output<ShapesOf<C>['params']>;
  query: z.output<ShapesOf<C>['query']>;
  body: z.output<ShapesOf<C>['body']>;
};

export type Reply<C extends Call> = z.output<ShapesOf<C>['reply']>;
