import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoAccountId } from './config.ts';
import { asVisitor } from './db/tenancy.ts';
import { freePort } from './test/free-port.ts';
import { endLaunched, launch, type Running, ready } from './test/process.ts';
import { shows } from './test/proof.ts';
import { openEmpty } from './test/template.ts';

let database: Awaited<ReturnType<typeof openEmpty>>;
let folder: string;
let servers: Running[];
beforeAll(async () => {
  database = await openEmpty();
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const settings = { DATABASE_URL: database.url ?? '', LLAVE_DATA: folder, LLAVE_DEMO: 'on' };
  servers = await Promise.all([1, 2].map(async () => ready(launch({ ...settings, PORT: String(await freePort()) }))));
});
afterAll(async () => {
  endLaunched();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (server: Running | undefined, path: string, body: object, token?: string) =>
  fetch(`${server?.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

test('two that start at once on an empty database make one demo company', async () => {
  shows(26, 2);
  const answers = await Promise.all(
    servers.map((server) =>
      post(server, '/authentication/authenticate', { identifier: 'marta', password: 'Demo.Llave1' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('every file of the demo company is kept once', async () => {
  shows(26);
  const recorded = await asVisitor(database, 'read', demoAccountId, (db) =>
    db.selectFrom('files').select('file_name').execute(),
  );
  const stored = readdirSync(join(folder, 'files/stored', demoAccountId)).sort();
  expect(stored).toEqual(recorded.map(({ file_name }) => file_name).sort());
});

test('a session opened at one ends at the other, which tells its live listeners', async () => {
  shows(26);
  const [first, second] = servers;
  const signedIn = await post(first, '/authentication/authenticate', { identifier: 'marta', password: 'Demo.Llave1' });
  const { token } = (await signedIn.json()) as { token: string };
  const stream = await fetch(`${second?.origin}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  })();
  await vi.waitFor(() => expect(heard).toContain('event: hello'), { timeout: 10_000 });
  expect((await post(first, '/authentication/sign-out', {}, token)).status).toBe(200);
  await reading;
  expect(heard).toContain('event: signedOut');
  const after = await fetch(`${second?.origin}/api/authentication/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(after.status).toBe(401);
});

test('one mail is sent once, whichever of the two sends it', async () => {
  shows(26, 2);
  const [first, second] = servers;
  const people = ['admin@demo.llave.test', 'vicent@demo.llave.test'];
  for (const [index, identifier] of people.entries())
    await post(index ? second : first, '/authentication/reset-password', { identifier });
  const addressees = async () => {
    const kept = await fetch(`${first?.origin}/dev/mail`, { headers: { accept: 'application/json' } });
    return ((await kept.json()) as { to: string }[]).map(({ to }) => to).sort();
  };
  await vi.waitFor(async () => expect(await addressees()).toEqual(people), { timeout: 20_000 });
  const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where name = 'mail'`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ state: 'completed' }, { state: 'completed' }]);
  expect(await addressees()).toEqual(people);
});
