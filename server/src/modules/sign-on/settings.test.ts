import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listAudit } from '@llave/contract/audit';
import { authenticate, resetPassword, setPassword, signInByCode } from '@llave/contract/authentication';
import { getSignOn, removeSignOn, setSignOn } from '@llave/contract/sign-on';
import { changeUser, deleteUser } from '@llave/contract/users';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askOutside, isPublic } from '../../adapters/outward.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { givenBrowser, givenSignOn } from '../../test/given-sign-on.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { openWorld } from '../../test/world.ts';
import { mintToken } from '../authentication/tokens.ts';
import { makeBadge } from '../users/badges.ts';
import { isPublicDomain } from './public-domains.ts';

const world = givenWorld();
let ours: Awaited<ReturnType<typeof givenSignOn>>;
beforeAll(async () => {
  ours = await givenSignOn(world);
});
afterAll(() => ours.provider.close());

const issue = (path: string, code: string) => ({ status: 400, body: { code: 'invalid', details: [{ path, code }] } });
const read = () => world.call(getSignOn, { params: { accountId: ours.admin.accountId }, token: ours.admin.token });
const signIn = (identifier: string, password = world.password) =>
  world.call(authenticate, { body: { identifier, password } });

test('what is set is read again, without the secret, which another provider is never shown', async () => {
  shows(1, 2);
  const { clientSecret, ...shown } = ours.form;
  const { body } = await read();
  expect(body).toMatchObject({
    signOn: { issuer: shown.issuer, clientId: shown.clientId, domain: shown.domain, passwordsOff: false },
    redirectUri: `${world.services.config.publicUrl}/sign-on`,
    domains: [ours.domain],
    breakGlass: [{ id: ours.admin.user.id }],
  });
  expect(JSON.stringify(body)).not.toContain(clientSecret);
  expect((await ours.set({ clientSecret: undefined })).status).toBe(200);
  expect(await ours.set({ clientSecret: undefined, issuer: 'http://127.0.0.1:9' })).toMatchObject(
    issue('clientSecret', 'clientSecretRequired'),
  );
  expect(await ours.set({ clientSecret: '', clientId: 'otra' })).toMatchObject(
    issue('clientSecret', 'clientSecretRequired'),
  );
  const trail = await world.call(listAudit, {
    params: { accountId: ours.admin.accountId },
    token: ours.admin.token,
  });
  expect(JSON.stringify(trail.body)).toContain('setSignOn');
  expect(JSON.stringify(trail.body)).not.toContain(clientSecret);
});

test('a company claims the domain of an address that an admin of it has confirmed, and no other', async () => {
  shows(1, 4);
  expect(await ours.set({ domain: 'otra.test' })).toMatchObject(issue('domain', 'domainUnconfirmed'));
  expect(await ours.set({ domain: 'gmail.com' })).toMatchObject(issue('domain', 'domainPublic'));
  await world.person(ours.admin.accountId, { email: `peon@${randomUUID()}.test` });
  const pending = `pendiente-${randomUUID().slice(0, 8)}.test`;
  await world.person(ours.admin.accountId, { isAdmin: true, email: `jefe@${pending}`, isUnconfirmed: true });
  expect((await read()).body.domains).toEqual([ours.domain]);
  expect(await ours.set({ domain: pending })).toMatchObject(issue('domain', 'domainUnconfirmed'));

  const rival = await world.company({ email: `otra@${ours.domain}` });
  const body = { ...ours.form };
  const answer = await world.call(setSignOn, { params: { accountId: rival.accountId }, token: rival.token, body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'domainTaken' } });
});

test.each(['gmail.com', 'hotmail.com', 'hotmail.co.uk', 'outlook.es', 'yahoo.com.mx', 'icloud.com', 'proton.me'])(
  '%s is everybody’s',
  (domain) => expect(isPublicDomain(domain)).toBe(true),
);

test('only a fresh proof changes it', async () => {
  world.pass(11);
  expect(await ours.set()).toMatchObject({ status: 403, body: { code: 'proveAgain' } });
  const { accountId, token } = ours.admin;
  const removed = await world.call(removeSignOn, { params: { accountId }, token });
  expect(removed).toMatchObject({ status: 403, body: { code: 'proveAgain' } });
  world.setClock();
});

test('an issuer that is no provider is refused, and one that is silent, endless or sends elsewhere too', async () => {
  shows(1, 4);
  const answers = new Map([
    ['/elsewhere', (end: (status: number, body: string) => void) => end(302, '')],
    ['/endless', (end: (status: number, body: string) => void) => end(200, `"${'x'.repeat(600 * 1024)}"`)],
    ['/other', (end: (status: number, body: string) => void) => end(200, '{"issuer":"https://otro.test"}')],
    ['/page', (end: (status: number, body: string) => void) => end(200, '<html>')],
  ]);
  const server = createServer((request, reply) => {
    const answer = answers.get(`/${request.url?.split('/')[1]}`);
    answer?.((status, body) =>
      reply.writeHead(status, { 'content-type': 'application/json', location: ours.provider.issuer }).end(body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of answers.keys())
    expect(await ours.set({ issuer: base + path })).toMatchObject({ status: 409, body: { code: 'providerUnfit' } });
  server.closeAllConnections();
  server.close();
});

test('an issuer is no way into the network around', async () => {
  shows(1, 16);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])
    expect(isPublic(address), address).toBe(false);
  expect([isPublic('9.9.9.9'), isPublic('2620:fe::fe')]).toEqual([true, true]);
  for (const url of [
    'http://example.test/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'https://[::ffff:10.0.0.1]/',
  ])
    await expect(askOutside(url, {}, false), url).rejects.toThrow('Not a public address');
});

test('a product that others can reach takes no issuer without TLS, and none of its own network', async () => {
  shows(1, 2);
  const real = await openWorld({ PUBLIC_URL: 'https://llave.example' });
  const admin = await real.company({ email: `jefa@${ours.domain}` });
  const set = (issuer: string) =>
    real.call(setSignOn, {
      params: { accountId: admin.accountId },
      token: admin.token,
      body: { ...ours.form, issuer },
    });
  expect(await set(ours.provider.issuer)).toMatchObject(issue('issuer', 'issuerInvalid'));
  for (const none of ['https://[', 'https://a:b:c', 'https://%'])
    expect(await set(none)).toMatchObject(issue('issuer', 'issuerInvalid'));
  expect(await set('https://127.0.0.1')).toMatchObject({ status: 409, body: { code: 'providerUnfit' } });
  await real.close();
});

test('passwords are switched off only with an admin whose own still counts', async () => {
  const worker = await world.person(ours.admin.accountId);
  const guest = await world.person(ours.admin.accountId, { isAdmin: true });
  await asVisitor(world.database, 'write', ours.admin.accountId, (db) =>
    db.updateTable('users').set({ password_hash: null }).where('user_id', '=', guest.user.id).execute(),
  );
  for (const breakGlassId of [null, worker.user.id, guest.user.id])
    expect(await ours.set({ passwordsOff: true, breakGlassId })).toMatchObject(
      issue('breakGlassId', 'breakGlassUnfit'),
    );
});

test('without passwords everybody but the break-glass admin signs in by the provider', async () => {
  const company = await givenSignOn(world);
  const { accountId, token, email } = company.admin;
  const worker = await world.person(accountId, { email: `peon@${company.domain}` });
  const identifier = worker.user.userName ?? '';
  const inside = <T>(work: Parameters<typeof asVisitor<T>>[3]) => asVisitor(world.database, 'write', accountId, work);
  const link = await inside((db) => mintToken(db, 'setPassword', worker.user.id, world.services.now()));
  const code = await inside((db) => mintToken(db, 'signIn', worker.user.id, world.services.now()));
  const badge = await inside((db) => makeBadge(db, worker.user.id, world.services.now()));
  expect((await company.set(company.breakGlass)).status).toBe(200);

  const only = { status: 403, body: { code: 'signOnOnly' } };
  expect(await signIn(identifier)).toMatchObject(only);
  const [wrong, nobody] = [await signIn(identifier, 'No.Es.Esta1'), await signIn(randomUUID(), 'No.Es.Esta1')];
  expect({ status: wrong.status, body: wrong.body }).toEqual({ status: nobody.status, body: nobody.body });
  expect(wrong.body.code).toBe('wrongCredentials');
  expect((await signIn(email)).status).toBe(200);

  const byLink = { params: { userId: worker.user.id }, body: { password: 'Nueva.Clave1', token: link } };
  expect(await world.call(setPassword, byLink)).toMatchObject(only);
  expect(await world.call(signInByCode, { body: { kind: 'sign-in', accountId, code } })).toMatchObject(only);
  expect((await world.call(signInByCode, { body: { kind: 'badge', accountId, code: badge } })).status).toBe(200);

  await world.call(resetPassword, { body: { identifier } });
  await vi.waitFor(
    async () => {
      const mails = await world.services.mailer.kept(`peon@${company.domain}`);
      expect(mails.map(({ subject }) => subject)).toEqual(['Entra con la cuenta de tu empresa']);
      expect(mails[0]?.text).not.toContain('token=');
    },
    { timeout: 20_000, interval: 50 },
  );

  const browser = givenBrowser(world);
  const { body } = await browser.start(`peon@${company.domain}`);
  const opened = await browser.complete(await company.provider.visit(body.url, `peon@${company.domain}`));
  expect(opened.body.user.id).toBe(worker.user.id);

  expect((await world.call(removeSignOn, { params: { accountId }, token })).status).toBe(200);
  expect((await signIn(identifier)).status).toBe(200);
  await company.provider.close();
});

test('the break-glass admin is neither removed nor made a worker while their password is the last', async () => {
  const company = await givenSignOn(world);
  const { accountId, token } = company.admin;
  const keeper = await world.person(accountId, { isAdmin: true, email: `guardia@${company.domain}` });
  const breakGlassId = keeper.user.id;
  expect((await company.set({ passwordsOff: true, breakGlassId })).status).toBe(200);
  const kept = { status: 409, body: { code: 'breakGlass' } };
  expect(await world.call(deleteUser, { params: { id: breakGlassId, accountId }, token })).toMatchObject(kept);
  expect(await world.call(changeUser, { token, body: { id: breakGlassId, isAdmin: false } })).toMatchObject(kept);
  expect((await company.set(company.breakGlass)).status).toBe(200);
  expect((await world.call(deleteUser, { params: { id: breakGlassId, accountId }, token })).status).toBe(200);
  await company.provider.close();
});
