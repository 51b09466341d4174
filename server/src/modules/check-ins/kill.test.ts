import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckIn, CheckInCard } from '@llave/contract/check-ins';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { ownerForm } from '../../test/given-reception.ts';
import { ended, endLaunched, launch, type Own, type Running, ready } from '../../test/process.ts';
import { shows } from '../../test/proof.ts';
import { givenFolder } from '../../test/template.ts';
import { signUpForm } from '../../test/world.ts';

let folder: string;
let settings: Own;
let server: Running;
beforeAll(async () => {
  folder = givenFolder();
  settings = { PORT: String(await freePort()), LLAVE_DATA: folder, LLAVE_DEMO: 'off' };
  server = await ready(launch(settings));
});
afterAll(() => {
  endLaunched();
  rmSync(folder, { recursive: true, force: true });
});

const killAndRestart = async () => {
  server.child.kill('SIGKILL');
  await once(server.child, 'close');
  server = await ready(launch(settings));
};

const ask = async <T>(
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<{ status: number; body: T }> => {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};
const receipts = () =>
  readdirSync(join(folder, 'files/stored'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.pdf'),
  );

test('a server that dies in the middle of a check-in leaves one, with its number, its locker and its receipt', async () => {
  shows(17, 3);
  const signUp = signUpForm();
  await ask('POST', '/api/account', signUp);
  const { body: signedIn } = await ask<{ token: string; user: { accountId: string } }>(
    'POST',
    '/api/authentication/authenticate',
    { identifier: signUp.email, password: signUp.password },
  );
  const { accountId } = signedIn.user;
  const staff = <T>(method: string, path: string, body?: object) =>
    ask<T>(method, `/api${path}`, body, { authorization: `Bearer ${signedIn.token}` });
  const { body: account } = await staff<object>('GET', `/account/${accountId}`);
  await staff('PUT', '/account', { ...account, keyDrop: true });
  await staff('POST', '/locker', { identifierValue: 'K1', lockerSize: 1, useType: 'Renting' });

  const visit = async () => {
    const [form, key] = [await ownerForm(), randomUUID()];
    const send = () =>
      ask<{ receiptNumber: number; lockerNumber: string | null; pdf: string }>(
        'POST',
        `/api/service-appoinment/account/${accountId}`,
        form,
        { 'idempotency-key': key },
      );
    return { form, send };
  };
  const [first, second] = [await visit(), await visit()];

  const lost = first.send().catch(() => undefined);
  await killAndRestart();
  await lost;
  const sent = await first.send();
  expect(sent).toMatchObject({ status: 200, body: { receiptNumber: 1, lockerNumber: 'K1' } });

  const cut = second.send().catch(() => undefined);
  await vi.waitFor(() => expect(receipts()).toHaveLength(2), { timeout: 30_000, interval: 1 });
  await killAndRestart();
  await cut;
  expect(await second.send()).toMatchObject({ status: 200, body: { receiptNumber: 2, lockerNumber: null } });
  await killAndRestart();
  expect((await first.send()).body).toEqual(sent.body);

  const { body: cards } = await staff<CheckInCard[]>('GET', `/check-in/account/${accountId}`);
  expect(cards.map(({ receiptNumber }) => receiptNumber)).toEqual([2, 1]);
  for (const { id } of cards) {
    const { body: checkIn } = await staff<CheckIn>('GET', `/check-in/${id}`);
    expect((await fetch(`${server.origin}${checkIn.receipt?.url}`)).status).toBe(200);
  }
  for (const { form } of [first, second])
    await vi.waitFor(
      async () => {
        const { body: mails } = await ask<object[]>('GET', `/dev/mail?to=${encodeURIComponent(String(form.email))}`);
        expect(mails.length).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 100 },
    );
  server.child.kill('SIGTERM');
  expect((await ended(server)).code).toBe(0);
  expect(receipts()).toHaveLength(2);
}, 300_000);
