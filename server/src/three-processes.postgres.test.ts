import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './test/free-port.ts';
import { endLaunched, launch, type Running, ready } from './test/process.ts';
import { shows } from './test/proof.ts';
import { openProxy } from './test/proxy.ts';
import { pdf } from './test/samples.ts';
import { openCopy } from './test/template.ts';
import { ownPath } from './test/uploading.ts';
import { signUpForm } from './test/world.ts';

let database: Awaited<ReturnType<typeof openCopy>>;
let folder: string;
let servers: Running[];
let proxy: Awaited<ReturnType<typeof openProxy>>;
let token: string;
beforeAll(async () => {
  database = await openCopy();
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const settings = {
    DATABASE_URL: database.url ?? '',
    DATABASE_POOL: '5',
    LLAVE_DATA: folder,
    LLAVE_SECRET: randomBytes(32).toString('hex'),
    LLAVE_DEMO: 'off',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    LLAVE_DEV_MAIL: 'on',
  };
  servers = await Promise.all(
    [1, 2, 3].map(async () => ready(launch({ ...settings, PORT: String(await freePort()) }))),
  );
  proxy = await openProxy(servers.map(({ origin }) => origin));
  const form = signUpForm();
  await send('POST', '/account', form);
  const { body } = await send<{ token: string }>('POST', '/authentication/authenticate', {
    identifier: form.email,
    password: form.password,
  });
  token = body.token;
});
afterAll(async () => {
  proxy.close();
  endLaunched();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = async <T>(method: string, path: string, body?: object, key: string = randomUUID()) => {
  const answer = await fetch(`${proxy.origin}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};

const addLocker = (identifierValue: string, key?: string) =>
  send<{ id: string }>('POST', '/locker', { identifierValue, lockerSize: 1, useType: 'Tool' }, key);

/** Like a browser: sends it again with its key until somebody answers. */
const addLockerSurely = async (identifierValue: string) => {
  const key = randomUUID();
  for (;;) {
    const answer = await addLocker(identifierValue, key).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
  }
};

type Heard = { ids: string[]; last: string | undefined; stop: () => void };

/** Listens as a browser does, from where it was, and comes back when it is cut off. */
const listen = (through: () => string): Heard => {
  const ending = new AbortController();
  const heard: Heard = { ids: [], last: undefined, stop: () => ending.abort() };
  const take = (frame: string) => {
    heard.last = frame.match(/^id: (.+)$/m)?.[1] ?? heard.last;
    const { kind, ids } = JSON.parse(frame.match(/^data: (.+)$/m)?.[1] ?? '{}') as { kind?: string; ids?: string[] };
    if (kind === 'locker') heard.ids.push(...(ids ?? []));
  };
  const follow = async () => {
    const headers = { authorization: `Bearer ${token}`, ...(heard.last && { 'last-event-id': heard.last }) };
    const stream = await fetch(`${through()}/api/events`, { headers, signal: ending.signal });
    let text = '';
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) if (frame.includes('event:')) take(frame);
    }
  };
  void (async () => {
    while (!ending.signal.aborted) await follow().catch(() => undefined);
  })();
  return heard;
};

const numbers = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`);
const within = { timeout: 30_000 };

test('what is written anywhere is heard everywhere, once and in one order', async () => {
  shows(26);
  const listeners = servers.map(({ origin }) => listen(() => origin));
  await vi.waitFor(() => expect(listeners.every(({ last }) => last)).toBe(true), within);
  const answers = await Promise.all(numbers(60, 'A').map((name) => addLocker(name)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  const written = answers.map(({ body }) => body.id).sort();
  for (const { ids } of listeners) await vi.waitFor(() => expect([...ids].sort()).toEqual(written), within);
  expect(listeners[1]?.ids).toEqual(listeners[0]?.ids);
  expect(listeners[2]?.ids).toEqual(listeners[0]?.ids);
  for (const { stop } of listeners) stop();
  expect(proxy.used.size).toBe(3);
});

test('one request sent to all of them at once has one effect and one answer', async () => {
  shows(26);
  const key = randomUUID();
  const answers = await Promise.all(numbers(12, '').map(() => addLocker('once', key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
});

test('a budget is one budget, wherever it is spent', async () => {
  shows(26);
  const guess = () => send('POST', '/authentication/authenticate', { identifier: 'nadie', password: 'Adivina.1' });
  const statuses = (await Promise.all(numbers(24, '').map(guess))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(8);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});

test('the blocks of one file come in by different doors, and it is read at another', async () => {
  shows(26);
  const content = Buffer.concat([await pdf(), randomBytes(600_000)]);
  const fileName = `${randomUUID()}.pdf`;
  const { body } = await send<{ sasUri: string }>('GET', `/file/upload/${fileName}?purpose=document`);
  const ids = numbers(6, 'block').map((name) => Buffer.from(name).toString('base64'));
  const put = (query: string, payload: Buffer | string) =>
    fetch(`${proxy.origin}${ownPath(body.sasUri)}&${query}`, {
      method: 'PUT',
      body: payload as Uint8Array<ArrayBuffer> | string,
    });
  const size = Math.ceil(content.length / ids.length);
  for (const [index, id] of ids.entries()) {
    const block = content.subarray(index * size, (index + 1) * size);
    expect((await put(`comp=block&blockid=${encodeURIComponent(id)}`, block)).status).toBe(201);
  }
  const list = `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
  expect((await put('comp=blocklist', list)).status).toBe(201);

  const { body: stored } = await send<{ sasUri: string }>('GET', `/file/download/${fileName}`);
  const read = Buffer.from(await (await fetch(`${proxy.origin}${ownPath(stored.sasUri)}`)).arrayBuffer());
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sum(read)).toBe(sum(content));
});

test('each mail leaves once, whoever sends it', async () => {
  shows(26);
  const forms = numbers(9, '').map(() => signUpForm());
  for (const form of forms) expect((await send('POST', '/account', form)).status).toBe(200);
  const addressees = async () => {
    const kept = await fetch(`${servers[0]?.origin}/dev/mail`, { headers: { accept: 'application/json' } });
    return ((await kept.json()) as { to: string }[])
      .map(({ to }) => to)
      .filter((to) => forms.some((f) => f.email === to));
  };
  const wanted = forms.map(({ email }) => email).sort();
  await vi.waitFor(async () => expect((await addressees()).sort()).toEqual(wanted), within);
  const { rows } = await sql`
    select from pgboss.job where name = 'mail' and (state <> 'completed' or retry_count > 0)`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('one of them dies in the middle of the work, and nothing is lost, done twice or unheard', async () => {
  shows(26);
  const heard = listen(() => proxy.origin);
  const atTheDying = listen(() =>
    servers[0]?.child.exitCode === null && !servers[0]?.child.killed ? servers[0].origin : proxy.origin,
  );
  await vi.waitFor(() => expect(heard.last && atTheDying.last).toBeTruthy(), within);
  const work = numbers(60, 'C').map((name) => addLockerSurely(name));
  await Promise.race(work);
  servers[0]?.child.kill('SIGKILL');
  await once(servers[0]?.child as NonNullable<Running['child']>, 'close');
  proxy.forget(servers[0]?.origin ?? '');
  const answers = await Promise.all(work);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const written = answers.map(({ body }) => body.id).sort();
  const { rows } = await sql<{ id: string }>`
    select locker_id::text as id from lockers where identifier_value like 'C%' order by 1`.execute(database.owner);
  expect(rows.map(({ id }) => id)).toEqual(written);
  // Who begins to listen while an older transaction runs anywhere on the cluster also hears what was written since it began.
  const own = ({ ids }: Heard) => ids.filter((id) => written.includes(id)).sort();
  for (const listener of [heard, atTheDying]) await vi.waitFor(() => expect(own(listener)).toEqual(written), within);
  heard.stop();
  atTheDying.stop();
});
