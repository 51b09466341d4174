import { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodObject | z.ZodRecord;

export type Endpoint<
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
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** False where the answer holds a secret: the same key then does the act again instead of repeating the answer. */
  repeatable: boolean;
  /** A GET that leaves something behind, and so needs a transaction. */
  writes: boolean;
  /** How much may be sent, where that is more than forms have. */
  bodyBytes: number | undefined;
};

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
};

const nothing = z.object({});

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
): Endpoint<A, P, Q, B, R> => {
  const [method, path] = call.split(' ') as [Method, string];
  return {
    name,
    method,
    path,
    access: parts.access,
    summary: parts.summary,
    params: parts.params ?? (nothing as unknown as P),
    query: parts.query ?? (nothing as unknown as Q),
    body: parts.body ?? (z.undefined() as unknown as B),
    reply: parts.reply,
    repeatable: parts.repeatable ?? true,
    writes: parts.writes ?? method !== 'GET',
    bodyBytes: parts.bodyBytes,
  };
};

/** What the caller sends. */
export type Sent<E extends Endpoint> = {
  params: z.input<E['params']>;
  query?: z.input<E['query']>;
  body: z.input<E['body']>;
};

/** What the server works with once it is validated. */
export type Input<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;
