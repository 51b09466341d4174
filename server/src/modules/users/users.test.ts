import { randomUUID } from 'node:crypto';
import { allows, defaultRoles, type Roles } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { changeUserPassword, setPassword, signInByCode, whoAmI } from '@llave/contract/authentication';
import { nextCursor } from '@llave/contract/pages';
import {
  changeOwnLanguage,
  changeUser,
  createAdmin,
  createWorker,
  deleteUser,
  getUser,
  listUsers,
  type QrKind,
  userExists,
  userQr,
} from '@llave/contract/users';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { readQr } from '../../test/qr.ts';
import type { Member } from '../../test/world.ts';
import { mintToken } from '../authentication/tokens.ts';

const world = givenWorld();

const fresh = () => `u-${randomUUID().slice(0, 12)}`;
const worker = (form: object = {}) => ({ name: 'Marta', surname: 'Ruiz', userName: fresh(), ...form });
const manager = (accountId: string, access: Partial<Roles> = {}) =>
  world.person(accountId, { access: { ...defaultRoles, managementRoleId: 3, ...access } });
const remove = (by: Member, id: string) =>
  world.call(deleteUser, { params: { id, accountId: by.accountId }, token: by.token });

describe('adding people', () => {
  test('a worker signs in by a user name and gets tools to see and nothing else', async () => {
    const admin = await world.company();
    const { status, body } = await world.call(createWorker, { token: admin.token, body: worker() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isAdmin: false, email: null, access: defaultRoles, language: 'es-ES', version: 1 });
  });

  test('an admin signs in by an e-mail address and may do everything', async () => {
    const admin = await world.company();
    const email = `otra-${randomUUID()}@taller.test`;
    const { body } = await world.call(createAdmin, {
      token: admin.token,
      body: { name: 'Ana', surname: 'Ferrer', email },
    });
    expect(body).toMatchObject({ isAdmin: true, email, userName: null });
    expect(allows('admin', body)).toBe(true);
  });

  test.each([
    [{ name: '' }, 'name', 'nameRequired'],
    [{ surname: ' ' }, 'surname', 'surnameRequired'],
    [{ userName: '' }, 'userName', 'userNameRequired'],
    [{ userName: 'a@b.es' }, 'userName', 'userNameInvalid'],
  ])('refuses %j', async (form, path, code) => {
    const admin = await world.company();
    const answer = await world.call(createWorker, { token: admin.token, body: worker(form) });
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, code }]]);
  });

  test('a name that somebody has, in any company and any case, is refused, and exists says so', async () => {
    const [mine, theirs] = [await world.company(), await world.company()];
    const form = worker({ userName: `Pepe-${randomUUID().slice(0, 8)}` });
    await world.call(createWorker, { token: theirs.token, body: form });
    const exists = (email: string) => world.call(userExists, { params: { email }, token: mine.token });
    expect((await exists(form.userName.toUpperCase())).status).toBe(200);
    expect((await exists(theirs.email)).status).toBe(200);
    expect((await exists('nadie@taller.test')).status).toBe(404);
    const again = await world.call(createWorker, {
      token: mine.token,
      body: { ...form, userName: form.userName.toLowerCase() },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'identifierTaken' } });
  });

  test('a manager who is no admin adds workers, gives nothing they do not have, and makes no admins', async () => {
    const admin = await world.company();
    const { token } = await manager(admin.accountId);
    expect((await world.call(createWorker, { token, body: worker() })).status).toBe(200);
    const rich = worker({ access: { ...defaultRoles, rentingRoleId: 3 } });
    expect((await world.call(createWorker, { token, body: rich })).status).toBe(403);
    const promoted = { name: 'A', surname: 'B', email: `x-${randomUUID()}@taller.test` };
    expect((await world.call(createAdmin, { token, body: promoted })).status).toBe(403);
  });
});

describe('the list', () => {
  test('goes on page by page by surname, without missing or repeating anyone, and finds without accents', async () => {
    const { accountId, token } = await world.company();
    const surnames = ['Álvarez', 'Núñez', 'Peña', 'Ruiz', 'Soto', 'Vidal', 'ruiz', 'Ruiz'];
    for (const surname of surnames) await world.call(createWorker, { token, body: worker({ surname }) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await world.call(listUsers, {
        params: { accountId },
        query: { kind: 'worker', limit: '3', ...(cursor && { cursor }) },
        token,
      });
      seen.push(...body.map(({ id }) => id));
      cursor = headers[nextCursor.toLowerCase()];
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([8, 8]);
    const found = await world.call(listUsers, { params: { accountId }, query: { q: 'nunez marta' }, token });
    expect(found.body.map(({ surname }) => surname)).toEqual(['Núñez']);
    const none = await world.call(listUsers, { params: { accountId }, query: { q: '%' }, token });
    expect(none.body).toEqual([]);
    expect((await world.call(listUsers, { params: { accountId }, query: { cursor: 'x' }, token })).status).toBe(400);
    const admins = await world.call(listUsers, { params: { accountId }, query: { kind: 'admin' }, token });
    expect(admins.body).toHaveLength(1);
  });
});

describe('changing people', () => {
  test('everybody sets the language they read, and nobody else changes it', async () => {
    const admin = await world.company();
    const person = await world.person(admin.accountId);
    const set = (language: string) => world.call(changeOwnLanguage, { token: person.token, body: { language } });
    expect((await set('en')).body).toMatchObject({ id: person.user.id, language: 'en-GB' });
    const { id, userName } = person.user;
    const body = { id, name: 'Lucía', surname: 'Peña', userName, language: 'es-ES' };
    expect((await world.call(changeUser, { token: admin.token, body })).body.language).toBe('en-GB');
    expect((await set('es')).body.language).toBe('es-ES');
    expect((await set('fr')).status).toBe(400);
  });

  test('who signed up without a name is sent back as they came, and nobody else loses their surname', async () => {
    const admin = await world.company({ companyName: 'Taller Turia' });
    const { id, name, surname, email, version } = admin.user;
    expect({ name, surname }).toEqual({ name: 'Taller Turia', surname: '' });
    const put = (body: object) => world.call(changeUser, { token: admin.token, body });
    expect(await put({ id, name, surname, email, version })).toMatchObject({ status: 200, body: { surname: '' } });
    expect((await put({ id, name: 'Ana', surname: 'Ferrer', email })).body.surname).toBe('Ferrer');
    const emptied = await put({ id, name: 'Ana', surname: ' ', email });
    expect([emptied.status, emptied.body.details]).toEqual([400, [{ path: 'surname', code: 'surnameRequired' }]]);
  });

  test('a new name to sign in by takes the place of the old one', async () => {
    const admin = await world.company();
    const person = await world.person(admin.accountId);
    const userName = fresh();
    const { body } = await world.call(changeUser, {
      token: admin.token,
      body: { id: person.user.id, name: 'Lucía', surname: 'Peña', userName, version: person.user.version },
    });
    expect(body).toMatchObject({ name: 'Lucía', userName, version: person.user.version + 1 });
    expect((await world.signIn(userName)).user.id).toBe(person.user.id);
    await expect(world.signIn(person.user.userName ?? '')).rejects.toThrow('401');
    expect(await world.call(changeUser, { token: admin.token, body: { ...body, version: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  test('an admin who is made a worker is one on the next call; nobody does it to themselves', async () => {
    shows(5);
    const admin = await world.company();
    const email = `segunda-${randomUUID()}@taller.test`;
    const second = await world.person(admin.accountId, { isAdmin: true, email });
    const demote = (by: Member, id: string) =>
      world.call(changeUser, { token: by.token, body: { id, name: 'A', surname: 'B', isAdmin: false } });
    expect(await demote(admin, admin.user.id)).toMatchObject({ status: 409, body: { code: 'yourself' } });
    expect((await demote(admin, second.user.id)).body.isAdmin).toBe(false);
    expect((await world.call(whoAmI, { token: second.token })).status).toBe(401);
    const back = await world.signIn(email);
    expect((await world.call(changeAccount, { token: back.token, body: {} })).status).toBe(403);
  });

  test('a manager who is no admin touches no admin and raises nobody, themselves included', async () => {
    shows(4);
    const admin = await world.company();
    const boss = await manager(admin.accountId);
    const change = (id: string, changes: object) =>
      world.call(changeUser, { token: boss.token, body: { id, name: 'A', surname: 'B', ...changes } });
    expect((await change(admin.user.id, { email: admin.email })).status).toBe(403);
    expect((await change(boss.user.id, { isAdmin: true, email: `x-${randomUUID()}@taller.test` })).status).toBe(403);
    expect((await change(boss.user.id, { access: { ...boss.user.access, toolsRoleId: 3 } })).status).toBe(403);
    expect((await remove(boss, admin.user.id)).status).toBe(403);
  });
});

describe('reading people', () => {
  test('somebody without roles reads themselves and nobody else', async () => {
    const admin = await world.company();
    const access = { ...defaultRoles, toolsRoleId: 1 as const };
    const [person, other] = [await world.person(admin.accountId, { access }), await world.person(admin.accountId)];
    const read = (id: string, by = person) => world.call(getUser, { params: { id }, token: by.token });
    expect(await read(person.user.id)).toMatchObject({ status: 200, body: { id: person.user.id, access } });
    expect((await read(other.user.id)).status).toBe(403);
    expect((await read(randomUUID())).status).toBe(403);
    const viewer = await world.person(admin.accountId, { access: { ...access, managementRoleId: 2 } });
    expect((await read(person.user.id, viewer)).status).toBe(200);
  });

  test('those whom a tool may be given to are found and paged without the others', async () => {
    const admin = await world.company();
    const { accountId, token } = admin;
    const people = await Promise.all(['Abad', 'Bravo', 'Cano'].map((surname) => world.person(accountId, { surname })));
    const [abad, bravo, cano] = people.map(({ user }) => user.id);
    const closed = { ...defaultRoles, toolsRoleId: 1 as const };
    const outsider = await world.person(accountId, { surname: 'Bravo', access: closed });
    const tool = await givenTool(world, admin, { excludedUsers: [bravo ?? ''] });
    const list = async (query: object) => {
      const answer = await world.call(listUsers, { params: { accountId }, query, token });
      return { ids: answer.body.map(({ id }) => id), next: answer.headers[nextCursor.toLowerCase()] };
    };
    const all = await list({});
    expect(all.ids).toEqual(expect.arrayContaining([abad, bravo, cano, outsider.user.id, admin.user.id]));
    const mayUseTool = tool.id;
    expect((await list({ mayUseTool, q: 'Bravo' })).ids).toEqual([]);
    const first = await list({ mayUseTool, kind: 'worker', limit: 1 });
    const second = await list({ mayUseTool, kind: 'worker', limit: 1, cursor: first.next });
    expect([first.ids, second.ids, second.next]).toEqual([[abad], [cano], undefined]);
    expect((await list({ mayUseTool })).ids).toContain(admin.user.id);
    const strange = await givenTool(world, await world.company());
    const answer = await world.call(listUsers, { params: { accountId }, query: { mayUseTool: strange.id }, token });
    expect(answer.status).toBe(404);
  });
});

describe('deleting people', () => {
  test('ends their sessions, frees their name, keeps them out of every list; not oneself', async () => {
    const admin = await world.company();
    const person = await world.person(admin.accountId);
    expect((await remove(admin, admin.user.id)).body.code).toBe('yourself');
    expect((await remove(admin, person.user.id)).status).toBe(200);
    expect((await remove(admin, person.user.id)).status).toBe(404);
    expect((await world.call(whoAmI, { token: person.token })).status).toBe(401);
    expect((await world.call(getUser, { params: { id: person.user.id }, token: admin.token })).status).toBe(404);
    expect(
      (await world.call(createWorker, { token: admin.token, body: worker({ userName: person.user.userName }) })).status,
    ).toBe(200);
  });

  test('two admins who delete each other at once leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const first = await world.company();
      const second = await world.person(first.accountId, { isAdmin: true, email: `b-${randomUUID()}@taller.test` });
      const answers = await Promise.all([remove(first, second.user.id), remove(second, first.user.id)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    }
  });
});

describe('the two codes of a person', () => {
  const codeIn = async (by: Member, id: string, parameter: QrKind) => {
    const { status, body } = await world.call(userQr, { params: { id, parameter }, token: by.token });
    if (status !== 200) return { status, code: undefined };
    const png = Buffer.from(body.qr, 'base64');
    expect((await sharp(png).metadata()).format).toBe('png');
    const link = new URL(await readQr(png));
    expect(link.origin + link.pathname).toBe(`${world.services.config.publicUrl}/code`);
    return { status, code: Object.fromEntries(new URLSearchParams(link.hash.slice(1))) };
  };
  const scan = (code: object | undefined) => world.call(signInByCode, { body: code });

  test('the sign-in code signs its owner in once, within ten minutes', async () => {
    const admin = await world.company();
    const person = await world.person(admin.accountId);
    const { code } = await codeIn(admin, person.user.id, 'sign-in');
    const { status, body } = await scan(code);
    expect([status, body.user.id, body.user.access]).toEqual([200, person.user.id, defaultRoles]);
    expect((await world.call(whoAmI, { token: body.token })).body.id).toBe(person.user.id);
    expect((await scan(code)).status).toBe(403);
    const late = await codeIn(admin, person.user.id, 'sign-in');
    world.pass(11);
    expect((await scan(late.code)).status).toBe(403);
    world.pass(-11);
  });

  test('the badge works until a new one is made, for a short session that only uses tools', async () => {
    const admin = await world.company();
    const { code } = await codeIn(admin, admin.user.id, 'badge');
    const { body } = await scan(code);
    expect((await scan(code)).status).toBe(200);
    const me = await world.call(whoAmI, { token: body.token });
    expect(me.body).toMatchObject({ id: admin.user.id, isAdmin: false, access: { ...defaultRoles, toolsRoleId: 2 } });
    expect((await world.call(changeAccount, { token: body.token, body: {} })).status).toBe(403);
    await codeIn(admin, admin.user.id, 'badge');
    expect((await scan(code)).status).toBe(403);
  });

  test('a badge leads to no fuller session: no code, no password, no other badge', async () => {
    shows(28, 3);
    const admin = await world.company();
    const { code } = await codeIn(admin, admin.user.id, 'badge');
    const finder = { ...admin, token: (await scan(code)).body.token };
    for (const kind of ['sign-in', 'badge'] as const)
      expect((await codeIn(finder, admin.user.id, kind)).status).toBe(403);
    const body = { password: 'Otra.Segura9', accountId: admin.accountId, userId: admin.user.id };
    expect((await world.call(changeUserPassword, { token: finder.token, body })).status).toBe(403);
    expect((await scan(code)).status).toBe(200);
  });

  test('a badge ends with a password that somebody else set or a mailed link, and with one’s own only if one says so', async () => {
    const admin = await world.company();
    const person = await world.person(admin.accountId);
    const change = (token: string, more: object = {}) =>
      world.call(changeUserPassword, {
        token,
        body: { password: world.password, accountId: admin.accountId, userId: person.user.id, ...more },
      });
    const { userName } = person.user;
    const signedIn = async () => (await world.signIn(userName ?? '')).token;
    const badge = async () => (await codeIn(admin, person.user.id, 'badge')).code;

    const kept = await badge();
    expect((await change(await signedIn())).status).toBe(200);
    expect((await scan(kept)).status).toBe(200);
    await change(await signedIn(), { endBadge: true });
    expect((await scan(kept)).status).toBe(403);

    const ended = await badge();
    await change(admin.token);
    expect((await scan(ended)).status).toBe(403);

    const mailed = await badge();
    const token = await asVisitor(world.database, 'write', admin.accountId, (db) =>
      mintToken(db, 'setPassword', person.user.id, new Date()),
    );
    const set = { params: { userId: person.user.id }, body: { password: world.password, token } };
    expect((await world.call(setPassword, set)).status).toBe(200);
    expect((await scan(mailed)).status).toBe(403);
  });

  test('are for admins and for oneself, of nobody in another company, and end with the person', async () => {
    const [admin, stranger] = [await world.company(), await world.company()];
    const [person, boss] = [await world.person(admin.accountId), await manager(admin.accountId)];
    expect((await codeIn(person, person.user.id, 'badge')).status).toBe(200);
    expect((await codeIn(boss, person.user.id, 'badge')).status).toBe(403);
    expect((await codeIn(stranger, person.user.id, 'sign-in')).status).toBe(404);
    const badge = await codeIn(admin, person.user.id, 'badge');
    const wrong = { ...badge.code, accountId: stranger.accountId };
    expect((await scan(wrong)).status).toBe(403);
    await remove(admin, person.user.id);
    expect((await scan(badge.code)).status).toBe(403);
  });
});
