import { randomUUID } from 'node:crypto';
import { getAccount } from '@llave/contract/accounts';
import {
  authenticate,
  changeUserPassword,
  resetPassword,
  setPassword,
  signOut,
  whoAmI,
} from '@llave/contract/authentication';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { keyFor } from '../../http/callers/session.ts';
import { givenWorld } from '../../test/given-world.ts';
import { linkMailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';

const world = givenWorld();

const signIn = (identifier: string, password = world.password, address?: string, cookie?: string) =>
  world.call(authenticate, { body: { identifier, password }, ...(address && { address }), ...(cookie && { cookie }) });

/** What a browser keeps after somebody has signed in on it. */
const deviceOf = async (identifier: string, address?: string) =>
  (await signIn(identifier, world.password, address)).headers['set-cookie']?.split(';')[0] ?? '';

/** The link in the newest mail to this address. */
const mailedLink = async (to: string) => {
  const url = await linkMailed(world, to, '/set-password');
  return { userId: url.searchParams.get('userId') ?? '', token: url.searchParams.get('token') ?? '', url };
};

describe('signing in', () => {
  test('takes an e-mail address or a user name, in any case, and answers user and token', async () => {
    const { email, accountId } = await world.company();
    const worker = await world.person(accountId, { userName: `marta-${randomUUID().slice(0, 8)}` });
    expect((await signIn(email.toUpperCase())).status).toBe(200);
    const { body } = await signIn(worker.user.userName?.toUpperCase() ?? '');
    expect(body.user).toMatchObject({ userName: worker.user.userName, isAdmin: false, accountId });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });

  test('answers a wrong password and an unknown person alike', async () => {
    const { email } = await world.company();
    const wrong = await signIn(email, 'otra cosa');
    const unknown = await signIn(`nadie-${randomUUID()}@taller.test`, 'otra cosa');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toEqual({ code: 'wrongCredentials', message: 'Incorrect user or password' });
  });

  test.each([
    ['', 'identifierRequired'],
    ['ab', 'identifierShort'],
    ['x'.repeat(51), 'identifierLong'],
    ['no@es', 'identifierInvalid'],
  ])('refuses the identifier %j', async (identifier, code) => {
    const { status, body } = await signIn(identifier);
    expect([status, body.code, body.details]).toEqual([400, 'invalid', [{ path: 'identifier', code }]]);
  });

  test('the token says when it ends, in seconds, twelve hours from now', async () => {
    const { token } = await world.company();
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - Date.now() / 1000).toBeGreaterThan(12 * 3600 - 60);
    expect(exp - Date.now() / 1000).toBeLessThan(12 * 3600 + 60);
  });

  test('many wrong passwords from one address are slowed before any hashing', async () => {
    shows(7);
    const { email } = await world.company();
    const address = '203.0.113.7';
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await signIn(email, 'mala mala', address)).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    const slowed = await signIn(email, world.password, address);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('one person tried from many addresses is slowed, and still gets in on their own browser', async () => {
    shows(7);
    const { email } = await world.company();
    const cookie = await deviceOf(email);
    const attempts = await Promise.all(
      Array.from({ length: 90 }, (_, i) => signIn(email, 'mala mala', `198.51.100.${i}`)),
    );
    const count = (status: number) => attempts.filter((attempt) => attempt.status === status).length;
    expect(count(429)).toBeGreaterThan(10);
    expect(count(401) + count(429)).toBe(90);
    expect((await signIn(email, world.password, '203.0.113.1', cookie)).status).toBe(200);
  });

  test('a colleague at the same address cannot lock anybody out of their own browser', async () => {
    shows(7);
    const { email } = await world.company();
    const address = '192.0.2.44';
    const cookie = await deviceOf(email, address);
    for (let i = 0; i < 12; i++) await signIn(email, 'mala mala', address);
    expect((await signIn(email, world.password, address)).status).toBe(429);
    expect((await signIn(email, world.password, address, cookie)).status).toBe(200);
    for (let i = 0; i < 9; i++) await signIn(email, 'mala mala', address, cookie);
    expect((await signIn(email, world.password, address, cookie)).status).toBe(429);
  });

  test('being slowed does not tell who exists, and a browser of one person opens nothing for another', async () => {
    shows(7);
    const [known, other] = [await world.company(), await world.company()];
    const address = '192.0.2.45';
    const cookie = await deviceOf(known.email, address);
    await Promise.all(Array.from({ length: 60 }, (_, i) => signIn(`victima${i}`, 'mala mala', address)));
    let tries = 0;
    while ((await signIn(`otra victima ${tries++}`, 'mala mala', address)).status !== 429);
    await sql`update throttles set updated_at = now() + interval '1 hour'
      where bucket = sha256(convert_to(${`sign-in-address:${address}`}, 'UTF8'))`.execute(world.database.system);
    const slowed = [known.email, other.email, 'nadie-de-nadie'].map((name) => signIn(name, 'mala mala', address));
    expect((await Promise.all(slowed)).map(({ status }) => status)).toEqual([429, 429, 429]);
    expect((await signIn(other.email, world.password, address, cookie)).status).toBe(429);
    expect((await signIn(known.email, world.password, address, `${cookie}x`)).status).toBe(429);
  });

  test('what is refused leaves nothing behind', async () => {
    const address = '192.0.2.46';
    const rows = async () => (await sql`select from throttles`.execute(world.database.system)).rows.length;
    await Promise.all(Array.from({ length: 40 }, (_, i) => signIn(`nuevo${i}`, 'mala mala', address)));
    const before = await rows();
    await Promise.all(Array.from({ length: 40 }, (_, i) => signIn(`otro${i}`, 'mala mala', address)));
    expect((await rows()) - before).toBeLessThan(10);
  });
});

describe('a session', () => {
  test('really ends when its owner signs out, and only that one', async () => {
    shows(5);
    const { email, token } = await world.company();
    const other = await world.signIn(email);
    expect((await world.call(signOut, { token })).status).toBe(200);
    expect(await world.call(whoAmI, { token })).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
    expect((await world.call(whoAmI, { token: other.token })).status).toBe(200);
  });

  test('is refused without a token, with an altered one, one of another key and one that is over', async () => {
    shows(5, 4);
    const { token, accountId, user } = await world.company();
    const forged = await new SignJWT({ acc: accountId, sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .setExpirationTime('1h')
      .sign(keyFor('another secret of thirty-two characters', 'session'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const [head, , tail] = token.split('.');
    const altered = `${head}.${Buffer.from(JSON.stringify({ acc: accountId, sid: randomUUID(), sub: user.id, exp: 9e9 })).toString('base64url')}.${tail}`;
    expect(await world.call(whoAmI)).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
    for (const bad of [forged, unsigned, altered, 'x', `${token}x`])
      expect(await world.call(whoAmI, { token: bad })).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
  });

  test('is over when its time is, whatever the token says', async () => {
    shows(5);
    const { token, accountId } = await world.company();
    await asVisitor(world.database, 'write', accountId, (db) =>
      db
        .updateTable('sessions')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    );
    expect((await world.call(whoAmI, { token })).status).toBe(401);
  });

  test('ends at once when the person is deleted, and is judged by what they are now', async () => {
    shows(5, 2);
    const { accountId } = await world.company();
    const worker = await world.person(accountId);
    const now = { ...(await world.call(whoAmI, { token: worker.token })) };
    expect(now.body.isAdmin).toBe(false);
    await asVisitor(world.database, 'write', accountId, (db) =>
      db.updateTable('users').set({ deleted_at: new Date() }).where('user_id', '=', worker.user.id).execute(),
    );
    expect((await world.call(whoAmI, { token: worker.token })).status).toBe(401);
    expect((await signIn(worker.user.userName ?? '')).status).toBe(401);
  });

  test('opened with the old password in the moment it changes does not outlive the change', async () => {
    shows(5);
    for (let round = 0; round < 4; round++) {
      const admin = await world.company();
      const body = { password: 'Otra.Clave3', accountId: admin.accountId, userId: admin.user.id };
      const [, ...opened] = await Promise.all([
        world.call(changeUserPassword, { token: admin.token, body }),
        ...Array.from({ length: 5 }, () => signIn(admin.email)),
      ]);
      for (const { status, body } of opened)
        if (status === 200) expect((await world.call(whoAmI, { token: body.token })).status).toBe(401);
    }
  });

  test('opens only its own company', async () => {
    shows(5);
    const [mine, theirs] = [await world.company(), await world.company()];
    const answer = await world.call(getAccount, { params: { accountId: theirs.accountId }, token: mine.token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });
});

describe('a forgotten password', () => {
  test('answers the same for everybody and mails a link that works once, ends every session and lets the new password in', async () => {
    shows(6);
    const { email, token } = await world.company();
    const known = await world.call(resetPassword, { body: { identifier: email } });
    const unknown = await world.call(resetPassword, { body: { identifier: `nadie-${randomUUID()}@taller.test` } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);

    const link = await mailedLink(email);
    expect(link.url.origin).toBe(world.services.config.publicUrl);
    const set = () =>
      world.call(setPassword, {
        params: { userId: link.userId },
        body: { password: 'Nueva.Clave2', token: link.token },
      });
    expect((await set()).status).toBe(200);
    expect(await set()).toMatchObject({ status: 403, body: { code: 'linkInvalid' } });
    expect((await world.call(whoAmI, { token })).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'Nueva.Clave2')).status).toBe(200);
  });

  test('goes to the company’s admins for someone without an address', async () => {
    const { email, accountId } = await world.company();
    const worker = await world.person(accountId);
    await world.call(resetPassword, { body: { identifier: worker.user.userName } });
    expect((await mailedLink(email)).userId).toBe(worker.user.id);
  });

  test('is written to each in their own language', async () => {
    const { email, accountId } = await world.company({ language: 'en' });
    const worker = await world.person(accountId);
    const other = `jefe-${randomUUID()}@taller.test`;
    await world.person(accountId, { isAdmin: true, email: other });
    await world.call(resetPassword, { body: { identifier: worker.user.userName } });
    await mailedLink(email);
    await mailedLink(other);
    const subjects = async (address: string) =>
      (await world.services.mailer.kept(address)).map(({ subject }) => subject);
    expect(await subjects(email)).toContain('Your new Llave password');
    expect(await subjects(other)).toContain('Tu nueva contraseña de Llave');
  });

  test('a link is refused without its token, for someone else, and after thirty minutes', async () => {
    shows(6, 3);
    const [mine, theirs] = [await world.company(), await world.company()];
    await world.call(resetPassword, { body: { identifier: mine.email } });
    const link = await mailedLink(mine.email);
    const set = (userId: string, token: string) =>
      world.call(setPassword, { params: { userId }, body: { password: 'Nueva.Clave2', token } });
    expect((await set(link.userId, 'x'.repeat(43))).status).toBe(403);
    expect((await set(theirs.user.id, link.token)).status).toBe(403);
    expect((await set(randomUUID(), link.token)).status).toBe(403);
    world.pass(31);
    expect((await set(link.userId, link.token)).status).toBe(403);
    world.pass(-31);
    expect((await signIn(mine.email)).status).toBe(200);
    expect((await signIn(theirs.email)).status).toBe(200);
  });

  test('a link never follows the Host of the request', async () => {
    const { email } = await world.company();
    await world.app.inject({
      method: 'POST',
      url: '/api/authentication/reset-password',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      payload: { identifier: email },
    });
    expect((await mailedLink(email)).url.href).not.toContain('evil');
  });

  test('the same key tells nobody who exists', async () => {
    const { email } = await world.company();
    for (const name of [email, `nadie-${randomUUID()}@taller.test`]) {
      const key = randomUUID();
      const ask = (identifier: string) => world.call(resetPassword, { body: { identifier }, key });
      expect([(await ask(name)).status, (await ask(name.toUpperCase())).status]).toEqual([200, 200]);
    }
  });

  test('the queue keeps no secret while the mail waits', async () => {
    const { rows } = await sql`select data from pgboss.job where name = 'mail'`.execute(world.database.owner);
    expect(JSON.stringify(rows)).not.toMatch(/set-password|token/);
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each(['password', '123456789', 'Qwerty123'])('the common password %j is refused', async (password) => {
    const answer = await world.call(setPassword, { params: { userId: randomUUID() }, body: { password, token: 'x' } });
    expect(answer.body.details).toEqual([{ path: 'password', code: 'passwordCommon' }]);
  });
});

test('a password that is set by a mailed link has eight characters; signing in asks for six', async () => {
  const set = (password: string) =>
    world.call(setPassword, { params: { userId: randomUUID() }, body: { password, token: 'x' } });
  for (const password of ['Ñ.4567', 'Ñ.45678'])
    expect(await set(password)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'password', code: 'passwordMin8' }] },
    });
  expect((await set('Ñ.456789')).body.code).toBe('linkInvalid');

  const signedIn = (password: string) => world.call(authenticate, { body: { identifier: 'nadie', password } });
  expect((await signedIn('12345')).body.details).toEqual([{ path: 'password', code: 'passwordMin6' }]);
  expect((await signedIn('123456')).status).toBe(401);
});

describe('setting a password in the dialog', () => {
  const change = (token: string, accountId: string, userId: string, password = 'Otra.Clave3') =>
    world.call(changeUserPassword, { token, body: { password, accountId, userId } });

  test('an admin sets a colleague’s, which ends the colleague’s sessions and not the admin’s', async () => {
    const admin = await world.company();
    const worker = await world.person(admin.accountId);
    const answer = await change(admin.token, admin.accountId, worker.user.id);
    expect([answer.status, answer.body.id]).toEqual([200, worker.user.id]);
    expect((await world.call(whoAmI, { token: worker.token })).status).toBe(401);
    expect((await world.call(whoAmI, { token: admin.token })).status).toBe(200);
    expect((await signIn(worker.user.userName ?? '', 'Otra.Clave3')).status).toBe(200);
  });

  test('anyone sets their own, nobody else’s, and nobody’s in another company', async () => {
    shows(6);
    const [mine, theirs] = [await world.company(), await world.company()];
    const worker = await world.person(mine.accountId);
    expect((await change(worker.token, mine.accountId, mine.user.id)).status).toBe(403);
    expect((await change(mine.token, mine.accountId, theirs.user.id)).status).toBe(404);
    expect((await change(mine.token, theirs.accountId, theirs.user.id)).status).toBe(404);
    expect((await change(worker.token, mine.accountId, worker.user.id)).status).toBe(200);
    expect((await signIn(theirs.email)).status).toBe(200);
  });

  test.each([
    ['Corta.1', 'passwordLength'],
    ['sinespecial1A', 'passwordSpecial'],
    ['Sin.digitos', 'passwordDigit'],
    ['sin.mayuscula1', 'passwordCapital'],
  ])('refuses %j by its rule', async (password, code) => {
    const admin = await world.company();
    const answer = await change(admin.token, admin.accountId, admin.user.id, password);
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'password', code }]]);
  });
});

test('no log line holds a password, a token or a link', () => {
  shows(27);
  const log = world.lines.join('');
  expect(log).not.toContain(world.password);
  expect(log).not.toMatch(/eyJhbGciOi|token=|Nueva\.Clave2|argon2/);
  for (const code of ['wrongCredentials', 'tooMany', 'sessionEnded', 'linkInvalid', 'forbidden'])
    expect(log).toContain(`"security":"${code}"`);
});
