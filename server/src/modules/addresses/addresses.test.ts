import { randomUUID } from 'node:crypto';
import { signUp } from '@llave/contract/accounts';
import { confirmEmail, mailsUnconfirmed, sendConfirmation } from '@llave/contract/addresses';
import { changeUserPassword, resetPassword, setPassword, signInByCode, whoAmI } from '@llave/contract/authentication';
import { changeUser, createAdmin, deleteUser, userExists } from '@llave/contract/users';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { mailing } from '../../mail/outbox.ts';
import { givenWorld } from '../../test/given-world.ts';
import { linkMailed, openMailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import { type Member, signUpForm } from '../../test/world.ts';
import { mintToken } from '../authentication/tokens.ts';

const world = givenWorld();

const fresh = () => `a-${randomUUID().slice(0, 12)}@otra.test`;
const invite = (by: Member, email: string) =>
  world.call(createAdmin, { token: by.token, body: { name: 'Ana', surname: 'Ferrer', email } });
const move = (by: Member, id: string, email: string | null) =>
  world.call(changeUser, { token: by.token, body: { id, email } });
const confirm = async (email: string, password?: string) =>
  world.call(confirmEmail, openMailed(await linkMailed(world, email, '/confirm-email'), password));
const letters = (email: string) => world.services.mailer.kept(email);

describe('an address that somebody else typed', () => {
  test('keeps nobody out: its owner signs up with it, and others may type it too', async () => {
    const [one, two] = [await world.company(), await world.company()];
    const email = fresh();
    expect((await invite(one, email)).body).toMatchObject({ email, confirmedEmail: null, isAdmin: true });
    expect((await invite(two, email)).status).toBe(200);
    const exists = async ({ token }: Member) => (await world.call(userExists, { params: { email }, token })).status;
    expect([await exists(one), await exists(await world.company())]).toEqual([200, 404]);
    expect((await invite(one, email.toUpperCase())).body.code).toBe('identifierTaken');
    const invitation = openMailed(await linkMailed(world, email, '/confirm-email'));
    const owner = await world.call(signUp, { body: signUpForm({ email }), address: somewhere() });
    expect(owner.status).toBe(200);
    const late = await world.call(confirmEmail, invitation);
    expect(late).toMatchObject({ status: 409, body: { code: 'identifierTaken' } });
  });

  test('signs nobody in, whoever sets the password', async () => {
    const admin = await world.company();
    const email = fresh();
    const { body } = await invite(admin, email);
    const sent = { password: 'Puesta.Por.Otro1', accountId: admin.accountId, userId: body.id };
    expect((await world.call(changeUserPassword, { token: admin.token, body: sent })).status).toBe(200);
    await expect(world.signIn(email, sent.password)).rejects.toThrow('401');
    expect((await confirm(email)).status).toBe(200);
    expect((await world.signIn(email, sent.password)).user).toMatchObject({ id: body.id, confirmedEmail: email });
  });

  test('is confirmed and gets its password in one go, once', async () => {
    const admin = await world.company({ companyName: 'Talleres Muñoz' });
    const email = fresh();
    await invite(admin, email);
    const link = await linkMailed(world, email, '/confirm-email');
    expect(link.searchParams.get('password')).toBe('new');
    expect((await letters(email))[0]?.subject).toBe('Talleres Muñoz te espera en Llave');
    const common = await world.call(confirmEmail, openMailed(link, 'password1'));
    expect(common.body.details).toEqual([{ path: 'password', code: 'passwordCommon' }]);
    expect((await world.call(confirmEmail, openMailed(link, 'La.Mia.2026'))).status).toBe(200);
    const again = await world.call(confirmEmail, openMailed(link, 'Otra.Mia.2026'));
    expect(again).toMatchObject({ status: 403, body: { code: 'linkInvalid' } });
    expect((await world.signIn(email, 'La.Mia.2026')).user).toMatchObject({ email, confirmedEmail: email });
  });

  test('belongs to who confirms it first', async () => {
    const [one, two] = [await world.company(), await world.company()];
    const email = fresh();
    await invite(one, email);
    const first = await linkMailed(world, email, '/confirm-email');
    await invite(two, email.toUpperCase());
    const second = await linkMailed(world, email.toUpperCase(), '/confirm-email');
    expect((await world.call(confirmEmail, openMailed(second, 'La.Mia.2026'))).status).toBe(200);
    const late = await world.call(confirmEmail, openMailed(first, 'La.Mia.2026'));
    expect(late).toMatchObject({ status: 409, body: { code: 'identifierTaken' } });
    expect((await world.signIn(email, 'La.Mia.2026')).accountId).toBe(two.accountId);
    expect((await invite(one, email)).body.code).toBe('identifierTaken');
  });

  test('is confirmed by its own link alone: not after three days, not by a foreign or older one', async () => {
    const [admin, other] = [await world.company(), await world.company()];
    const [early, email] = [fresh(), fresh()];
    const { body } = await invite(admin, early);
    const old = openMailed(await linkMailed(world, early, '/confirm-email'));
    await move(admin, body.id, email);
    const link = openMailed(await linkMailed(world, email, '/confirm-email'));
    const refused = async (sent: object) =>
      expect((await world.call(confirmEmail, sent)).body.code).toBe('linkInvalid');
    await refused(old);
    await refused({ ...link, body: { ...link.body, accountId: other.accountId } });
    await refused({ ...link, params: { userId: admin.user.id } });
    world.pass(3 * 24 * 60 + 1);
    await refused(link);
    world.pass(-(3 * 24 * 60 + 1));
    await world.call(deleteUser, { params: { id: body.id, accountId: admin.accountId }, token: admin.token });
    await refused(link);
  });

  test('gets the link again, few times, by those who may change the person', async () => {
    const admin = await world.company();
    const email = fresh();
    const { body } = await invite(admin, email);
    const send = (by: Member) => world.call(sendConfirmation, { params: { id: body.id }, token: by.token });
    expect((await send(await world.person(admin.accountId))).status).toBe(403);
    const manager = await world.person(admin.accountId, {
      access: { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 3 },
    });
    expect((await send(manager)).status).toBe(403);
    expect((await send(await world.company())).status).toBe(404);
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries++) statuses.push((await send(admin)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('another address', () => {
  test('leaves the one before in its place until it is confirmed, and that one is told', async () => {
    shows(29);
    const admin = await world.company();
    const email = fresh();
    const { id } = admin.user;
    const manager = await world.person(admin.accountId, { isAdmin: true, email: fresh(), name: 'Vicent' });
    expect((await move(manager, id, email)).body).toMatchObject({ email, confirmedEmail: admin.email });
    expect((await world.signIn(admin.email)).user.id).toBe(id);
    await expect(world.signIn(email)).rejects.toThrow('401');
    await linkMailed(world, admin.email, '/sign-in');
    const told = (await letters(admin.email)).find(({ subject }) => subject.startsWith('Cambio de correo'));
    expect(told?.text).toContain('Vicent Ruiz');
    expect(told?.text).toContain(email);
    expect((await confirm(email)).status).toBe(200);
    expect((await world.call(whoAmI, { token: admin.token })).body).toMatchObject({ email, confirmedEmail: email });
    expect((await world.signIn(email)).user.id).toBe(id);
    await expect(world.signIn(admin.email)).rejects.toThrow('401');
  });

  test('ends what was mailed to the one before', async () => {
    const admin = await world.company();
    await world.call(resetPassword, { body: { identifier: admin.email } });
    const link = await linkMailed(world, admin.email, '/set-password');
    const email = fresh();
    await move(admin, admin.user.id, email);
    await confirm(email);
    const body = { password: 'Nueva.Clave2', token: link.searchParams.get('token') };
    expect((await world.call(setPassword, { params: { userId: admin.user.id }, body })).body.code).toBe('linkInvalid');
  });

  test('is given up by typing the one before, and none at all is one too', async () => {
    const admin = await world.company();
    const email = fresh();
    await move(admin, admin.user.id, email);
    const back = await move(admin, admin.user.id, admin.email);
    expect(back.body).toMatchObject({ email: admin.email, confirmedEmail: admin.email });
    expect((await confirm(email)).body.code).toBe('linkInvalid');
    const worker = await world.person(admin.accountId, { email: fresh() });
    const was = worker.user.email ?? '';
    expect((await move(admin, worker.user.id, null)).body).toMatchObject({ email: null, confirmedEmail: null });
    await expect(world.signIn(was)).rejects.toThrow('401');
    await linkMailed(world, was, '/sign-in');
  });
});

describe('who signs up', () => {
  test('counts at once, and is confirmed by the link in the welcome or by a new password', async () => {
    const [one, two] = [await world.company({}, false), await world.company({}, false)];
    for (const { user, email } of [one, two]) expect(user).toMatchObject({ email, confirmedEmail: null });
    expect((await confirm(one.email)).status).toBe(200);
    expect((await world.signIn(one.email)).user.confirmedEmail).toBe(one.email);
    await world.call(resetPassword, { body: { identifier: two.email } });
    const link = await linkMailed(world, two.email, '/set-password');
    const body = { password: 'Nueva.Clave2', token: link.searchParams.get('token') };
    expect((await world.call(setPassword, { params: { userId: two.user.id }, body })).status).toBe(200);
    expect((await world.signIn(two.email, body.password)).user.confirmedEmail).toBe(two.email);
  });

  test('sends few mails a day until then, and always gets their own links', async () => {
    shows(23, mailsUnconfirmed + 10);
    const admin = await world.company({}, false);
    const waiting = async () => {
      const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from pgboss.job
        where name = 'mail' and data ->> 'accountId' = ${admin.accountId} and data ->> 'to' like '%@lejos.test'`.execute(
        world.database.owner,
      );
      return rows[0]?.sent;
    };
    const flood = () =>
      asVisitor(world.database, 'write', admin.accountId, async (db) => {
        const mail = mailing(world.services.jobs, db, admin.accountId);
        for (let count = 0; count < mailsUnconfirmed + 10; count++)
          await mail({ kind: 'passwordChanged', name: 'Nadie' }, `${randomUUID()}@lejos.test`, 'es');
      });
    await flood();
    expect(await waiting()).toBe(mailsUnconfirmed);
    await asVisitor(world.database, 'write', admin.accountId, (db) =>
      sql`update mail_days set day = day - 1`.execute(db),
    );
    await flood();
    expect(await waiting()).toBe(2 * mailsUnconfirmed);
    await world.call(resetPassword, { body: { identifier: admin.email } });
    await linkMailed(world, admin.email, '/set-password');
    expect((await confirm(admin.email)).status).toBe(200);
    await flood();
    expect(await waiting()).toBe(3 * mailsUnconfirmed + 10);
  });

  test('is told a few times that an address is taken, and then nothing of any address', async () => {
    shows(7, 14);
    const { email } = await world.company();
    const address = somewhere();
    const ask = (typed: string) => world.call(signUp, { body: signUpForm({ email: typed }), address });
    const statuses: number[] = [];
    for (let tries = 0; tries < 13; tries++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([...Array(12).fill(409), 429]);
    expect((await ask(fresh())).status).toBe(429);
    const honest = await world.call(signUp, { body: signUpForm({ email: fresh() }), address: somewhere() });
    expect(honest.status).toBe(200);
  });
});

test('a company keeps an admin who can sign in', async () => {
  const admin = await world.company();
  const { accountId } = admin;
  const { body: invited } = await invite(admin, fresh());
  const code = await asVisitor(world.database, 'write', accountId, (db) =>
    mintToken(db, 'signIn', invited.id, world.services.now()),
  );
  const { body } = await world.call(signInByCode, { body: { kind: 'sign-in', accountId, code } });
  const remove = (token: string, id: string) => world.call(deleteUser, { params: { id, accountId }, token });
  expect((await remove(body.token, admin.user.id)).body.code).toBe('lastAdmin');
  expect((await remove(admin.token, invited.id)).status).toBe(200);
});
