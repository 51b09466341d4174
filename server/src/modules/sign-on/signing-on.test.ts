import { authenticate, whoAmI } from '@llave/contract/authentication';
import { completeSignOn, removeSignOn, startSignOn } from '@llave/contract/sign-on';
import { changeUser, deleteUser } from '@llave/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenTotp } from '../../test/given-factors.ts';
import { givenBrowser, givenSignOn } from '../../test/given-sign-on.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';

const world = givenWorld();
let ours: Awaited<ReturnType<typeof givenSignOn>>;
beforeAll(async () => {
  ours = await givenSignOn(world);
});
afterAll(() => ours.provider.close());

/** All the way: to the provider by one's address, in by that name, and back. */
const signOn = async (name: string, { company = ours, browser = givenBrowser(world) } = {}) => {
  const { body } = await browser.start(`alguien@${company.domain}`);
  return browser.complete(await company.provider.visit(body.url, name));
};

const refused = (code: string) => ({ status: 403, body: { code } });

test('somebody new gets in by the company’s provider, and may do nothing yet', async () => {
  const email = `ana@${ours.domain}`;
  ours.provider.say(email, { given_name: 'Ana', family_name: 'Ríos' });
  const { status, body } = await signOn(email);
  expect({ status, user: body.user }).toMatchObject({
    status: 200,
    user: {
      accountId: ours.admin.accountId,
      name: 'Ana',
      surname: 'Ríos',
      confirmedEmail: email,
      isAdmin: false,
      access: { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 },
    },
  });
  expect((await world.call(whoAmI, { token: body.token })).body.id).toBe(body.user.id);
  expect((await signOn(email)).body.user.id).toBe(body.user.id);
});

test('who is here already keeps who they are: by their confirmed address once, then by their subject', async () => {
  const { body } = await signOn(`jefa@${ours.domain}`);
  expect(body.user).toMatchObject({ id: ours.admin.user.id, isAdmin: true });
  ours.provider.say(`jefa@${ours.domain}`, { email: `directora@${ours.domain}` });
  expect((await signOn(`jefa@${ours.domain}`)).body.user.id).toBe(ours.admin.user.id);
});

test('an address that is somebody else’s by now does not open what its last owner had', async () => {
  const email = `puesto@${ours.domain}`;
  expect((await signOn(email)).status).toBe(200);
  ours.provider.say('otra-persona', { email });
  expect(await signOn('otra-persona')).toMatchObject(refused('signOnFailed'));
});

test('an address that nobody has confirmed gives nobody away', async () => {
  const email = `invitada@${ours.domain}`;
  const worker = await world.person(ours.admin.accountId);
  const wish = { id: worker.user.id, email };
  expect((await world.call(changeUser, { token: ours.admin.token, body: wish })).status).toBe(200);
  const { body } = await signOn(email);
  expect(body.user.id).not.toBe(worker.user.id);
});

test('only the domain decides where somebody is sent: who has no such account is told the same', async () => {
  const answers = await Promise.all(
    ['nadie@en-ninguna.parte.test', 'marta', `x@sub.${ours.domain}`].map((identifier) =>
      world.call(startSignOn, { body: { identifier } }),
    ),
  );
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
  const known = await world.call(startSignOn, { body: { identifier: `jefa@${ours.domain}` } });
  const unknown = await world.call(startSignOn, { body: { identifier: `nadie@${ours.domain}` } });
  expect([known.status, unknown.status]).toEqual([200, 200]);
});

test('a state is good once, in the browser that it was made for, for ten minutes', async () => {
  shows(34, 4);
  const name = `estado@${ours.domain}`;
  const [mine, theirs] = [givenBrowser(world), givenBrowser(world)];
  const first = await mine.start(name);
  const back = await ours.provider.visit(first.body.url, name);
  expect(await world.call(completeSignOn, { body: back })).toMatchObject(refused('linkInvalid'));
  await theirs.start(name);
  expect(await theirs.complete(back)).toMatchObject(refused('linkInvalid'));
  expect((await mine.complete(back)).status).toBe(200);
  expect(await mine.complete(back)).toMatchObject(refused('linkInvalid'));

  const late = await ours.provider.visit((await mine.start(name)).body.url, name);
  world.pass(11);
  expect(await mine.complete(late)).toMatchObject(refused('linkInvalid'));
  world.setClock();
});

test('what the provider signed for another try is refused: nonce, verifier, state, issuer', async () => {
  shows(34, 4);
  const name = `nonce@${ours.domain}`;
  const attempt = async (alter: (url: URL) => void, swap: (back: object) => object = (back) => back) => {
    const browser = givenBrowser(world);
    const url = new URL((await browser.start(name)).body.url);
    alter(url);
    return browser.complete(swap(await ours.provider.visit(url.href, name)));
  };
  const other = await givenBrowser(world).start(name);
  const { code = '' } = await ours.provider.visit(other.body.url, name);
  expect(await attempt((url) => url.searchParams.set('nonce', 'x'.repeat(43)))).toMatchObject(refused('signOnFailed'));
  expect(await attempt((url) => url.searchParams.set('code_challenge', 'x'.repeat(43)))).toMatchObject(
    refused('signOnFailed'),
  );
  expect(
    await attempt(
      () => undefined,
      (back) => ({ ...back, code }),
    ),
  ).toMatchObject(refused('signOnFailed'));
  expect(
    await attempt(
      () => undefined,
      (back) => ({ ...back, iss: 'https://otro.test' }),
    ),
  ).toMatchObject(refused('signOnFailed'));
  expect((await attempt((url) => url.searchParams.set('state', 'x'.repeat(43)))).status).toBe(403);
  expect((await attempt(() => undefined)).status).toBe(200);
});

test('a try ends with the settings that it began with', async () => {
  shows(34, 2);
  const company = await givenSignOn(world);
  const name = `cambio@${company.domain}`;
  const browser = givenBrowser(world);
  const back = await company.provider.visit((await browser.start(name)).body.url, name);
  expect((await company.set()).status).toBe(200);
  expect(await browser.complete(back)).toMatchObject(refused('linkInvalid'));

  const again = await company.provider.visit((await browser.start(name)).body.url, name);
  const { accountId, token } = company.admin;
  expect((await world.call(removeSignOn, { params: { accountId }, token })).status).toBe(200);
  expect(await browser.complete(again)).toMatchObject(refused('linkInvalid'));
  expect((await browser.start(name)).status).toBe(404);
  await company.provider.close();
});

test('an address that the provider has not verified, or of another domain, opens nothing', async () => {
  shows(1, 3);
  ours.provider.say('sin-verificar', { email: `sv@${ours.domain}`, email_verified: false });
  ours.provider.say('de-fuera', { email: 'ana@fuera.test' });
  ours.provider.say('disfrazada', { email: `ana@fuera.test@sub.${ours.domain}` });
  for (const name of ['sin-verificar', 'de-fuera', 'disfrazada'])
    expect(await signOn(name)).toMatchObject(refused('signOnFailed'));
});

test('one company’s provider cannot speak for another’s people', async () => {
  shows(1, 3);
  const theirs = await givenSignOn(world);
  const victim = `jefa@${ours.domain}`;
  theirs.provider.say('ladrona', { email: victim });
  expect(await signOn('ladrona', { company: theirs })).toMatchObject(refused('signOnFailed'));

  const browser = givenBrowser(world);
  const { body } = await browser.start(victim);
  const foreign = new URL((await givenBrowser(world).start(`x@${theirs.domain}`)).body.url);
  for (const part of ['state', 'nonce', 'code_challenge'])
    foreign.searchParams.set(part, new URL(body.url).searchParams.get(part) ?? '');
  const back = await theirs.provider.visit(foreign.href, victim);
  expect(await browser.complete(back)).toMatchObject(refused('signOnFailed'));

  const guest = `huesped@${theirs.domain}`;
  await world.person(ours.admin.accountId, { email: guest });
  expect(await signOn(guest, { company: theirs })).toMatchObject({ status: 409, body: { code: 'identifierTaken' } });
  await theirs.provider.close();
});

test('who was removed is not let in again, by subject or by address, until an admin adds them', async () => {
  const email = `fuera@${ours.domain}`;
  const { user } = (await signOn(email)).body;
  const { accountId, token } = ours.admin;
  expect((await world.call(deleteUser, { params: { id: user.id, accountId }, token })).status).toBe(200);
  expect(await signOn(email)).toMatchObject(refused('signOnFailed'));
  ours.provider.say('con-otro-sujeto', { email });
  expect(await signOn('con-otro-sujeto')).toMatchObject(refused('signOnFailed'));
  const back = await world.person(accountId, { email });
  expect((await signOn(email)).body.user.id).toBe(back.user.id);
});

test('a second factor of ours is asked all the same', async () => {
  shows(34);
  const email = `dos-pasos@${ours.domain}`;
  const person = await world.person(ours.admin.accountId, { email });
  await givenTotp(world, person.token);
  expect(await signOn(email)).toMatchObject({
    status: 401,
    body: { code: 'secondFactor', details: { ways: ['totp', 'recovery'] } },
  });
});

test('nothing of a try or of the company’s secret can be read from the database', async () => {
  const { body } = await givenBrowser(world).start(`x@${ours.domain}`);
  const sent = new URL(body.url).searchParams;
  const rows = await asVisitor(world.database, 'read', ours.admin.accountId, async (db) => [
    await db.selectFrom('sign_on').selectAll().execute(),
    await db.selectFrom('sign_on_tries').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  for (const secret of [ours.provider.client.clientSecret, sent.get('state'), sent.get('nonce')])
    expect(text).not.toContain(secret);
});

test('a password goes on counting where it was not switched off', async () => {
  const { status } = await world.call(authenticate, {
    body: { identifier: ours.admin.email, password: world.password },
  });
  expect(status).toBe(200);
});
