import { type Endpoint, maxKey, takesKey } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { id } from '@llave/contract/fields';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseUnstorable } from './text.ts';

/** The contract's three shapes of a call in one, made once. */
const shapes = new WeakMap<Endpoint, z.ZodObject>();

const shapeOf = (endpoint: Endpoint) => {
  const shape =
    shapes.get(endpoint) ?? z.object({ params: endpoint.params, query: endpoint.query, body: endpoint.body });
  shapes.set(endpoint, shape);
  return shape;
};

type Values = { params: Record<string, unknown>; query: unknown; body: unknown };

/** Every part as the contract wants it; an account id anywhere in it must be the caller's own. */
export const validated = (endpoint: Endpoint, request: FastifyRequest, accountId?: string): Values => {
  refuseUnstorable([request.params, request.query, request.body]);
  if (takesKey(endpoint)) refuseLongKey(request.headers['idempotency-key']);
  const { params, query } = request;
  const parsed = shapeOf(endpoint).safeParse({ params, query, body: bodyOf(endpoint, request) });
  if (!parsed.success) throw withoutPart(parsed.error);
  const values = parsed.data as unknown as Values;
  for (const part of [values.params, values.query, values.body]) {
    const named = (part as { accountId?: string } | undefined)?.accountId;
    if (accountId && named && named !== accountId) {
      request.log.warn({ security: 'foreignAccount', accountId, named });
      throw new AppError('notFound');
    }
  }
  return values;
};

const refuseLongKey = (key: string | string[] | undefined) => {
  if (key && key.length > maxKey) throw new AppError('invalid', [{ path: 'Idempotency-Key', code: 'tooLong' }]);
};

/** A call that takes nothing is not disturbed by what is sent with it. */
const bodyOf = (endpoint: Endpoint, { body }: FastifyRequest) =>
  endpoint.body instanceof z.ZodUndefined ? undefined : (body ?? undefined);

/** A field is named as the caller wrote it, without the part of the request it stood in. */
const withoutPart = (error: z.ZodError) =>
  new z.ZodError(error.issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })));

/** An id in the path; what is none names nothing. */
export const idIn = (params: unknown, name: string) => {
  const value = id.safeParse((params as Record<string, unknown>)[name]);
  if (!value.success) throw new AppError('notFound');
  return value.data;
};
