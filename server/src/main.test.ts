import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from './test/free-port.ts';
import { ended, endLaunched, launch, type Own, ready } from './test/process.ts';
import { givenFolder } from './test/template.ts';

/** Where nobody has signed up yet, and nothing has to be migrated. */
let empty: string;
beforeAll(() => {
  empty = givenFolder();
});
afterAll(() => rmSync(empty, { recursive: true, force: true }));

let folder: string;
let own: Own;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  own = { PORT: String(await freePort()), LLAVE_DATA: folder };
});
afterEach(() => {
  endLaunched();
  rmSync(folder, { recursive: true, force: true });
});

const oneLine = /^Llave cannot start\. [^\n]+$/;

test.each([
  ['PORT', { PORT: 'many' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'llave.example' }],
  ['LLAVE_SECRET', { LLAVE_SECRET: 'short' }],
  ['LLAVE_DEMO', { LLAVE_DEMO: 'perhaps' }],
])('a bad %s is told in one line', async (name, settings) => {
  const { code, errors } = await ended(launch({ ...own, ...settings }));
  expect([code, errors]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(errors).toContain(name);
});

test('a folder that cannot be written to is told in one line', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, errors } = await ended(launch({ ...own, LLAVE_DATA: join(folder, 'file/data') }));
  expect([code, errors]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(errors).toContain('LLAVE_DATA');
});

test('a database that is not there is told in one line', async () => {
  const { code, errors } = await ended(launch({ ...own, DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/x` }));
  expect([code, errors]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(errors).toContain('DATABASE_URL');
});

/** A request whose head the server has and whose body is still to come. */
const begin = async (origin: string) => {
  const sent = request(`${origin}/api/authentication/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', connection: 'close' },
  });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  return {
    finish: async (body: string) => {
      sent.end(body);
      const [response] = await answered;
      return response.statusCode as number;
    },
  };
};

test('it starts with the demo, serves, ends what it has begun when told to stop, and starts again with what it had', async () => {
  const first = await ready(launch(own));
  expect(first.output()).toContain(`Llave is at http://localhost:${own.PORT}`);
  expect(first.output()).toContain('admin@demo.llave.test');
  const signIn = (origin: string) =>
    fetch(`${origin}/api/authentication/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'marta', password: 'Demo.Llave1' }),
    });
  const { token } = (await (await signIn(first.origin)).json()) as { token: string };

  const taken = await ended(launch({ ...own, LLAVE_DATA: empty, LLAVE_DEMO: 'off' }));
  expect([taken.code, taken.errors]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(taken.errors).toContain(own.PORT);
  const shared = await ended(launch({ ...own, PORT: String(await freePort()) }));
  expect([shared.code, shared.errors]).toEqual([1, expect.stringMatching(oneLine)]);

  const begun = await begin(first.origin);
  first.child.kill('SIGTERM');
  expect(await begun.finish(JSON.stringify({ identifier: 'marta', password: 'Demo.Llave1' }))).toBe(200);
  expect((await ended(first)).code).toBe(0);

  const second = await ready(launch(own));
  const me = await fetch(`${second.origin}/api/authentication/user`, { headers: { authorization: `Bearer ${token}` } });
  expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ userName: 'marta' })]);
  second.child.kill('SIGINT');
  expect((await ended(second)).code).toBe(0);
});

test('LLAVE_DEMO=off starts empty', async () => {
  const running = await ready(launch({ ...own, LLAVE_DATA: empty, LLAVE_DEMO: 'off' }));
  expect(await (await fetch(`${running.origin}/api/demo`)).json()).toEqual({ demo: null });
  expect(running.output()).not.toContain('Demo sign-in');
  running.child.kill('SIGTERM');
  await ended(running);
});

test('a port that something else has is told in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const { code, errors } = await ended(launch({ ...own, PORT: String(port), LLAVE_DATA: empty, LLAVE_DEMO: 'off' }));
  server.close();
  expect([code, errors]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(errors).toContain(`PORT ${port} is taken`);
});
