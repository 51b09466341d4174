import type { Call, Reply, Sent } from '@llave/contract/endpoint';
import { AppError, type ErrorCode, errorStatus, isErrorReply } from '@llave/contract/errors';
import { nextCursor, type Page } from '@llave/contract/pages';
import { fillPath } from '@llave/contract/paths';
import { showProof } from '../session/proof.ts';
import { currentSession, endSession, requireEnrolment } from '../session/session.ts';
import { sleep } from '../time/sleep.ts';
import { takePrefetched } from './prefetched.ts';

type Needs<T> = undefined extends T ? true : Record<never, never> extends T ? true : false;

/** What a call sends: parameters and body may be left out where the endpoint has none. */
export type Outgoing<E extends Call> = (Needs<Sent<E>['params']> extends true
  ? { params?: Sent<E>['params'] }
  : { params: Sent<E>['params'] }) &
  (Needs<Sent<E>['body']> extends true ? { body?: Sent<E>['body'] } : { body: Sent<E>['body'] }) & {
    query?: Sent<E>['query'];
  };

type Item<E extends Call> = Reply<E> extends (infer T)[] ? T : never;

/**
 * `key` names a request over several calls: who asks again after a lost answer gets that answer. `timeout` is how long it may
 * take to arrive as a whole, in milliseconds.
 */
export type Options = { signal?: AbortSignal; base?: string; key?: string; timeout?: number };

/** Another form of the answer than data. */
type Form = { headers?: Record<string, string> };

const defaultTimeout = 20_000;
const fileTimeout = 600_000;
const pauses = [300, 1_200];

/** Makes one call of the API; whatever goes wrong comes out as the contract's error. */
export const call = async <E extends Call>(endpoint: E, sent: Outgoing<E>, options?: Options): Promise<Reply<E>> =>
  (await answer(endpoint, sent, options)).json() as Promise<Reply<E>>;

/** Reads one part of a list, and where the next part begins. */
export const callPage = async <E extends Call>(endpoint: E, sent: Outgoing<E>, options?: Options) => {
  const response = await answer(endpoint, sent, options);
  const items = (await response.json()) as Item<E>[];
  return { items, next: response.headers.get(nextCursor) ?? undefined } satisfies Page<Item<E>>;
};

/** Makes a call whose answer is a file, which may take its time; who asks reads it and learns its name. */
export const callFile = <E extends Call>(endpoint: E, sent: Outgoing<E>, headers: Record<string, string>) =>
  answer(endpoint, sent, { headers, timeout: fileTimeout });

const answer = async <E extends Call>(
  endpoint: E,
  sent: Outgoing<E>,
  options: Options & Form = {},
): Promise<Response> => {
  const { signal, base = '', key, headers = {}, timeout = defaultTimeout } = options;
  const token = isAnonymous(endpoint, sent.query as object | undefined) ? undefined : currentSession()?.token;
  const request = describe(endpoint, sent, token, key);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const repeatable = endpoint.method === 'GET' || request.headers.has('Idempotency-Key');
  const prefetched = token && endpoint.method === 'GET' ? await takePrefetched(token, request.url) : undefined;
  signal?.throwIfAborted();
  const response = prefetched ?? (await send(base + request.url, request, repeatable ? pauses : [], timeout, signal));
  if (response.ok) return response;

  if (response.status === 401 && token && currentSession()?.token === token) endSession();
  const refused = await refusal(response);
  if (refused.code === 'enrolFirst') requireEnrolment();
  if (refused.code === 'proveAgain' && (await showProof()))
    return answer(endpoint, sent, { ...options, key: crypto.randomUUID() });
  throw refused;
};

/** A proof stands for itself: it may be another company's than the one that somebody is signed in to. */
const isAnonymous = ({ access }: Call, query: { token?: unknown; ticket?: unknown; code?: unknown } = {}) =>
  access === 'stranger' ||
  access === 'visitor' ||
  access === 'reporter' ||
  access === 'customer' ||
  (access === 'proof' && (query.token ?? query.ticket ?? query.code) !== undefined);

const describe = (
  endpoint: Call,
  sent: { params?: unknown; query?: unknown; body?: unknown },
  token?: string,
  key: string = crypto.randomUUID(),
) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((sent.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value));
  const path = fillPath(endpoint, (sent.params ?? {}) as Record<string, unknown>);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.method === 'POST' || endpoint.method === 'PATCH') headers.set('Idempotency-Key', key);
  if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
  return {
    url: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    method: endpoint.method,
    headers,
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
  };
};

const send = async (
  url: string,
  request: RequestInit,
  waits: number[],
  timeout: number,
  signal?: AbortSignal,
): Promise<Response> => {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (error) {
    if (signal?.aborted) throw error;
    const [wait, ...rest] = waits;
    if (wait === undefined || limit.aborted) throw new AppError('unavailable', { offline: true });
    await sleep(wait * (0.75 + Math.random() / 2));
    return send(url, request, rest, timeout, signal);
  }
};

const refusal = async (response: Response) => {
  const answer: unknown = await response.json().catch(() => null);
  const { code, details, message } = isErrorReply(answer) ? answer : { code: codeOfStatus(response.status) };
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new AppError(code, code === 'tooMany' && retryAfter > 0 ? { retryAfter } : details, message);
};

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 502 || status === 504) return 'unavailable';
  const known = Object.entries(errorStatus).find(([, value]) => value === status);
  return (known?.[0] as ErrorCode | undefined) ?? 'failed';
};
