import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportRecord } from '@llave/contract/imports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { endLaunched, launch, type Own, type Running, ready } from '../../test/process.ts';
import { ask } from '../../test/remote.ts';
import { givenFolder, openCopy } from '../../test/template.ts';
import { signUpForm } from '../../test/world.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof openCopy>> | undefined;
let settings: Own;
let server: Running;
beforeAll(async () => {
  folder = givenFolder();
  postgres = process.env.TEST_DATABASE_URL ? await openCopy() : undefined;
  const DATABASE_URL = postgres?.url ?? '';
  settings = { PORT: String(await freePort()), LLAVE_DATA: folder, LLAVE_DEMO: 'off', DATABASE_URL };
  server = await ready(launch(settings));
});
afterAll(async () => {
  endLaunched();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The drawing of the tools is stored right before the transaction begins, which takes longer than to see it. */
const isDrawn = () => {
  const stored = join(folder, 'files/stored');
  return (
    existsSync(stored) &&
    readdirSync(stored, { recursive: true, encoding: 'utf8' }).some((name) => name.includes('drawn-'))
  );
};

test('an import that is killed midway leaves nothing, and the same request does all of it afterwards', async () => {
  const form = signUpForm();
  const at = (path: string) => `${server.origin}/api${path}`;
  await ask(at('/account'), 'POST', form);
  const { body } = await ask<{ token: string; user: { accountId: string } }>(
    at('/authentication/authenticate'),
    'POST',
    {
      identifier: form.email,
      password: form.password,
    },
  );
  const headers = { authorization: `Bearer ${body.token}`, 'idempotency-key': 'una' };
  const rows = Array.from({ length: 5000 }, (_, n) => [`Llave ${n}`, `REF-${n}`]);
  const send = () =>
    ask<ImportRecord>(
      at('/import/tools'),
      'POST',
      { fileName: 'taller.xlsx', columns: ['name', 'reference'], rows },
      headers,
    );
  const lost = send().catch(() => undefined);
  await vi.waitFor(() => expect(isDrawn()).toBe(true), { timeout: 60_000, interval: 1 });
  server.child.kill('SIGKILL');
  await once(server.child, 'close');
  expect(await lost).toBeUndefined();
  server = await ready(launch(settings));

  const { accountId } = body.user;
  const left = await ask<{ total: number }>(at(`/tool/account/${accountId}/summary`), 'GET', undefined, headers);
  expect(left.body.total).toBe(0);
  expect((await ask(at(`/import/account/${accountId}`), 'GET', undefined, headers)).body).toEqual([]);
  expect(await send()).toMatchObject({ status: 200, body: { created: 5000 } });
  const now = await ask<{ total: number }>(at(`/tool/account/${accountId}/summary`), 'GET', undefined, headers);
  expect(now.body.total).toBe(5000);
}, 240_000);
