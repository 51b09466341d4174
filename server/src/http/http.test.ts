import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@llave/contract';
import { changeAccount, getAccount } from '@llave/contract/accounts';
import { authenticate, resetPassword, signOut } from '@llave/contract/authentication';
import { sendContact } from '@llave/contract/contact';
import { describe, expect, test } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { givenWorld } from '../test/given-world.ts';
import { shows } from '../test/proof.ts';
import { signUpForm } from '../test/world.ts';
import { held, maxAtOnce } from './limits/overload.ts';

const world = givenWorld({ METRICS_TOKEN: 'a token for the metrics' });

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers });

describe('every answer', () => {
  test.each(['/api/health/live', '/api/nothing', '/api/openapi.json', '/sign-in', '/api/account/x'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    },
  );

  test('an error is a code, a message and perhaps details', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ code: 'notFound', message: 'notFound' });
    for (const [kind, payload, status, code] of [
      ['application/json', '{', 400, 'invalid'],
      ['application/json', JSON.stringify({ companyName: 'x'.repeat(2_000_000) }), 413, 'tooLarge'],
      ['text/xml', '<a/>', 415, 'fileKind'],
    ] as const) {
      const headers = { 'content-type': kind };
      const refused = await world.app.inject({ method: 'POST', url: '/api/account', headers, payload });
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    }
  });
});

test('a call that takes no body is not disturbed by an empty or a needless one', async () => {
  for (const payload of ['', '{}', '{"a":1}']) {
    const { token } = await world.company();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url: '/api/authentication/sign-out', headers, payload });
    expect(answer.statusCode).toBe(200);
  }
});

test.each(['\u0000', 'nombre\u0000', '\ud800'])(
  'text that no database keeps (%j) is never a failure of ours',
  async (text) => {
    const { token } = await world.company();
    const { email, password, language, ...company } = signUpForm({ companyName: `Taller ${text}` });
    expect([200, 400]).toContain((await world.call(changeAccount, { token, body: company })).status);
    expect([401, 400]).toContain(
      (await world.call(authenticate, { body: { identifier: `ana${text}`, password: 'x'.repeat(8) } })).status,
    );
  },
);

describe('health and numbers', () => {
  test('live and ready answer', async () => {
    expect((await get('/api/health/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/health/ready')).json()).toEqual({ status: 'ok' });
  });

  test('metrics are there for whoever has the token and for nobody else', async () => {
    expect((await get('/api/metrics')).statusCode).toBe(404);
    expect((await get('/api/metrics', { authorization: 'Bearer another token here' })).statusCode).toBe(404);
    const { statusCode, body } = await get('/api/metrics', { authorization: 'Bearer a token for the metrics' });
    expect(statusCode).toBe(200);
    expect(body).toContain('llave_request_seconds_bucket');
  });
});

test('more at once than can be done is told to come back, quickly, and what was taken on is done', async () => {
  shows(19);
  const { accountId, token } = await world.company();
  const read = () => world.call(getAccount, { params: { accountId }, token });
  await read();
  const answers = await Promise.all(Array.from({ length: maxAtOnce + 100 }, read));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBe(100);
  expect(refused[0]).toMatchObject({ body: { code: 'unavailable' }, headers: { 'retry-after': '1' } });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxAtOnce);
  expect((await world.call(getAccount, { params: { accountId }, token })).status).toBe(200);
});

test('who has sent too much is told so late', async () => {
  const { milliseconds } = held;
  held.milliseconds = 250;
  const since = performance.now();
  const payload = { companyName: 'x'.repeat(2_000_000) };
  expect((await world.app.inject({ method: 'POST', url: '/api/account', payload })).statusCode).toBe(413);
  expect(performance.now() - since).toBeGreaterThan(245);
  held.milliseconds = milliseconds;
});

describe('the description of the API', () => {
  test('is OpenAPI 3.1 and lists every call of the contract', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(listed).toEqual(
      expect.arrayContaining(endpoints.map(({ name, method, path }) => `${name} ${method} ${path}`)),
    );
  });

  test('is readable at /api/docs', async () => {
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Llave · API');
  });
});

describe('an Idempotency-Key', () => {
  test('does the act once and gives every repetition the first answer', async () => {
    shows(16);
    const { token } = await world.company();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.call(signOut, { token, key })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  });

  test('of a request that was refused leaves no trace', async () => {
    shows(16);
    const key = randomUUID();
    const body = { identifier: 'x' };
    expect((await world.call(resetPassword, { body, key })).status).toBe(400);
    expect((await world.call(resetPassword, { body: { identifier: 'nadie' }, key })).status).toBe(200);
  });
});

describe('mails in development', () => {
  test('are shown to someone at this machine', async () => {
    await world.company();
    expect((await get('/dev/mail', { host: 'localhost:3000' })).statusCode).toBe(200);
  });

  test('are hidden from a name that only leads here, and from behind a proxy', async () => {
    expect((await get('/dev/mail', { host: 'evil.test' })).statusCode).toBe(404);
    expect((await get('/dev/mail', { host: 'localhost', 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404);
  });
});

test('a failure of ours is logged without what it was about', async () => {
  shows(27);
  const secret = `secreto-${randomUUID()}`;
  const user = { name: secret, surname: '', user_name: null, email: null, password_hash: secret };
  const orphan = asVisitor(world.database, 'write', randomUUID(), (db) =>
    db.insertInto('users').values(user).execute(),
  );
  const error = await orphan.catch((cause: unknown) => cause);
  world.services.log.error({ err: error }, 'failed');
  expect(world.lines.join('')).toContain('users_account_id_fkey');
  expect(world.lines.join('')).not.toContain(secret);
});

test('what company a path names does not depend on how it is written', async () => {
  const { accountId, token } = await world.company();
  expect((await world.call(getAccount, { params: { accountId: accountId.toUpperCase() }, token })).status).toBe(200);
});

test('a path that cannot be read and one that is too long get the same kind of answer', async () => {
  for (const url of ['/api/account/%zz', `/api/account/${'a'.repeat(5000)}`]) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(answer.json()).sort()).toEqual(expect.arrayContaining(['code', 'message']));
  }
});

test('what is no request, or has more before its body than is read, gets the same kind of answer', async () => {
  const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const answerTo = async (sent: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
  };
  expect(await answerTo(`GET /api/health/live?q=${'x'.repeat(20_000)} HTTP/1.1\r\n`)).toEqual({
    status: 413,
    body: { code: 'tooLarge', message: 'The address or the headers are too long' },
  });
  expect(await answerTo('hola\r\n\r\n')).toEqual({
    status: 400,
    body: { code: 'invalid', message: 'Not a request', details: [] },
  });
});

test('a key that is too long is refused, whether or not the call keeps keys', async () => {
  const body = { name: 'Ana', email: 'ana@taller.test', message: 'Hola' };
  const answer = await world.call(sendContact, { body, key: 'x'.repeat(201) });
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'Idempotency-Key', code: 'tooLong' }] } });
});

test('nesting beyond reason is refused, whatever carries it', async () => {
  const payload = `{"companyName":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await world.app.inject({ method: 'POST', url: '/api/account', headers, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
});

test.each([
  ['items', `{"companyName":[${'0,'.repeat(400_000)}0]}`],
  ['fields', `{${Array.from({ length: 30_000 }, (_, n) => `"f${n}":0`).join()}}`],
  ['items of items', `{"companyName":[${`[${'0,'.repeat(99)}0],`.repeat(300)}0]}`],
])('more %s than a form has are counted and not looked at', async (_, payload) => {
  const { token } = await world.company();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await world.app.inject({ method: 'PUT', url: '/api/account', headers, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'More parts than a form has']);
});

test('brackets and commas between quotes are text, however it is quoted', async () => {
  const { token } = await world.company();
  for (const companyName of ['[{,'.repeat(60), `\\"${'[,'.repeat(90)}`, '\\'])
    expect(await world.call(changeAccount, { token, body: { companyName } })).toMatchObject({
      status: 200,
      body: { companyName },
    });
  const privacyPolicy = '[{,"\\'.repeat(6_000);
  expect((await world.call(changeAccount, { token, body: { privacyPolicy } })).body.privacyPolicy).toBe(privacyPolicy);
});

test('a company named in a path, a query or a body must be the caller’s own', async () => {
  shows(1, 3);
  const [mine, theirs] = [await world.company(), await world.company()];
  expect((await world.call(getAccount, { params: { accountId: theirs.accountId }, token: mine.token })).status).toBe(
    404,
  );
  expect(world.lines.join('')).toContain('"security":"foreignAccount"');
});
