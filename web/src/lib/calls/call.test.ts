import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAccount } from '@llave/contract/accounts';
import { authenticate, resetPassword, signOut } from '@llave/contract/authentication';
import { uploadAddress } from '@llave/contract/files';
import { listUsers } from '@llave/contract/users';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marta, tokenEnding } from '../../test/given.ts';
import { giveStorage } from '../../test/storage.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';
import { call, callPage } from './call.ts';
import { prefetchKey } from './prefetched.ts';

let server: Server;
let requests: IncomingMessage[];
const token = tokenEnding(600);
const accountId = marta.accountId;

beforeEach(() => {
  giveStorage();
  startSession({ user: marta, token });
});

afterEach(() => {
  endSession();
  server.closeAllConnections();
  server.close();
});

const serving = async (answer: RequestListener) => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  serving((_, response) => response.writeHead(status, headers).end(JSON.stringify(body)));

test('a call goes to its path under /api with the bearer token', async () => {
  const base = await answering(200, { id: accountId });

  await call(getAccount, { params: { accountId } }, { base });

  expect(requests[0]?.url).toBe(`/api/account/${accountId}`);
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(requests[0]?.headers['idempotency-key']).toBeUndefined();
});

test('the query holds what was given and nothing else', async () => {
  const base = await answering(200, { sasUri: '' });

  await call(
    uploadAddress,
    { params: { fileName: 'a b.png' }, query: { purpose: 'image', ticket: undefined } },
    { base },
  );

  expect(requests[0]?.url).toBe('/api/file/upload/a%20b.png?purpose=image');
});

test('strangers’ calls carry no token', async () => {
  const base = await answering(200, {});

  await call(resetPassword, { body: { identifier: 'marta' } }, { base });

  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test('a proof stands for itself, whoever is signed in', async () => {
  const base = await answering(200, { sasUri: '' });
  const params = { fileName: 'a.png' };

  await call(uploadAddress, { params, query: { token: 'label' } }, { base });
  await call(uploadAddress, { params, query: {} }, { base });

  expect(requests[0]?.headers.authorization).toBeUndefined();
  expect(requests[1]?.headers.authorization).toBe(`Bearer ${token}`);
});

test('a request that was given a name keeps it', async () => {
  const base = await answering(200, {});
  const key = crypto.randomUUID();

  await call(resetPassword, { body: { identifier: 'marta' } }, { base, key });

  expect(requests[0]?.headers['idempotency-key']).toBe(key);
});

test('a lost connection is tried again with the same key', async () => {
  const base = await serving((request, response) => {
    if (requests.length < 3) request.socket.destroy();
    else response.end('{}');
  });

  await call(resetPassword, { body: { identifier: 'marta' } }, { base });

  const keys = requests.map((request) => request.headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a network that stays away is an error like the others', async () => {
  const base = await answering(200, {});
  server.close();

  await expect(call(getAccount, { params: { accountId } }, { base })).rejects.toMatchObject({
    code: 'unavailable',
    details: { offline: true },
  });
});

test('a refusal is the contract’s error with its details', async () => {
  const details = [{ path: 'email', code: 'emailInvalid' }];
  const base = await answering(400, { code: 'invalid', message: 'Check it', details });

  await expect(call(getAccount, { params: { accountId } }, { base })).rejects.toMatchObject({
    code: 'invalid',
    details,
  });
});

test('too many attempts say when to come back', async () => {
  const base = await answering(429, { code: 'tooMany', message: 'Slow down' }, { 'Retry-After': '17' });

  await expect(
    call(authenticate, { body: { identifier: 'marta', password: 'secret' } }, { base }),
  ).rejects.toMatchObject({ code: 'tooMany', details: { retryAfter: 17 } });
});

test('an answer that is not ours still becomes an error of ours', async () => {
  const base = await answering(502, '<html>');

  await expect(call(getAccount, { params: { accountId } }, { base })).rejects.toMatchObject({ code: 'unavailable' });
});

test('401 with a token drops the session', async () => {
  const base = await answering(401, { code: 'sessionEnded', message: 'Over' });

  await expect(call(signOut, {}, { base })).rejects.toMatchObject({ code: 'sessionEnded' });
  expect(currentSession()).toBeNull();
});

test('401 to a call without a token leaves the session alone', async () => {
  const base = await answering(401, { code: 'wrongCredentials', message: 'Incorrect user or password' });

  await expect(
    call(authenticate, { body: { identifier: 'marta', password: 'secret' } }, { base }),
  ).rejects.toMatchObject({ code: 'wrongCredentials' });
  expect(currentSession()?.token).toBe(token);
});

test('a part of a list says where the next part begins, and the last one that there is none', async () => {
  let base = await answering(200, [marta], { 'X-Next-Cursor': 'abc' });
  const first = await callPage(listUsers, { params: { accountId }, query: { q: 'ma', cursor: undefined } }, { base });
  expect(first).toEqual({ items: [marta], next: 'abc' });
  expect(requests[0]?.url).toBe(`/api/user/account/${accountId}?q=ma`);
  server.close();

  base = await answering(200, []);
  expect(await callPage(listUsers, { params: { accountId } }, { base })).toEqual({ items: [], next: undefined });
});

test('what was asked for before the code was here is taken once, and by the same reader', async () => {
  const base = await answering(200, { name: 'asked now' });
  const url = `/api/account/${accountId}`;
  const ask = () => call(getAccount, { params: { accountId } }, { base });
  const asked = (name: string, by: string) =>
    new Map([[prefetchKey(by, url), Promise.resolve(new Response(JSON.stringify({ name })))]]);

  globalThis.prefetched = asked('asked before', tokenEnding(900));
  expect(await ask()).toEqual({ name: 'asked now' });

  globalThis.prefetched = asked('asked before', token);
  expect(await ask()).toEqual({ name: 'asked before' });
  expect(await ask()).toEqual({ name: 'asked now' });
});

test('what was asked for before and got lost is asked for again', async () => {
  const base = await answering(200, { name: 'asked now' });
  globalThis.prefetched = new Map([[prefetchKey(token, `/api/account/${accountId}`), Promise.reject(new TypeError())]]);

  expect(await call(getAccount, { params: { accountId } }, { base })).toEqual({ name: 'asked now' });
});
