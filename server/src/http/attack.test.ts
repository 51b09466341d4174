import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { type Access, allows, defaultRoles, modules, type Person, type Roles } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { signInByCode, signOut, whoAmI } from '@llave/contract/authentication';
import { checkIn, readVisit } from '@llave/contract/customers';
import { type Call, declared } from '@llave/contract/endpoint';
import { getPublicReport } from '@llave/contract/incidents';
import { deleteUser } from '@llave/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { makeBadge } from '../modules/users/badges.ts';
import { givenIds } from '../test/given-ids.ts';
import { givenWorld } from '../test/given-world.ts';
import { shows } from '../test/proof.ts';
import { bodyFieldsOf, type IdField, type Ids, idFieldsOf, sampleOf } from '../test/requests.ts';
import { somewhere } from '../test/somewhere.ts';
import { stateOf, tablesWith } from '../test/state.ts';
import type { Member } from '../test/world.ts';
import { signToken } from './callers/session.ts';

const world = givenWorld();
let mine: Member;
let myIds: Ids;
let theirs: Member;
let theirIds: Ids;
let dead: Record<string, string>;
beforeAll(async () => {
  theirs = await world.company();
  theirIds = await givenIds(world, theirs);
  mine = await world.company();
  myIds = await givenIds(world, mine);
  dead = await deadTokens(mine.accountId);
});

/** What once opened the company's door, or looks as if it did. */
const deadTokens = async (accountId: string) => {
  const [altered, signedOut, deleted] = await Promise.all([1, 2, 3].map(() => world.person(accountId)));
  await world.call(signOut, { token: signedOut?.token });
  await world.call(deleteUser, { params: { id: deleted?.user.id, accountId }, token: mine.token });
  const session = { accountId, userId: mine.user.id, sessionId: randomUUID(), expiresAt: new Date(0) };
  return {
    altered: `${altered?.token.slice(0, -6)}AAAAAA`,
    signedOut: signedOut?.token ?? '',
    ofSomebodyDeleted: deleted?.token ?? '',
    expired: await signToken(world.services.config.secret, session),
    ofAnotherSecret: await signToken('x'.repeat(32), { ...session, expiresAt: new Date(Date.now() + 60_000) }),
  };
};

const needsSession = (access: Access) => !['stranger', 'visitor', 'reporter', 'customer'].includes(access as string);
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const guarded = named.filter(([, { access }]) => needsSession(access));
const forGuests = named.filter(([, { access }]) => access === 'reporter' || access === 'customer');

test.each(named)('%s: every id in it is one that the attack knows how to swap', (_, endpoint) => {
  expect(idFieldsOf(endpoint).filter((field) => !(field in theirIds))).toEqual([]);
});

test.each(guarded)('%s: without a token it answers 401', async (_, endpoint) => {
  shows(5);
  const answer = await world.call(endpoint, sampleOf(endpoint, theirIds));
  expect(answer).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
});

test.each(guarded)(
  '%s: a token that is altered, over or nobody’s any more answers 401 and is told',
  async (_, endpoint) => {
    shows(5, Object.keys(dead).length);
    for (const [which, token] of Object.entries(dead)) {
      const told = world.attacks().length;
      const { status } = await world.call(endpoint, { ...sampleOf(endpoint, myIds), token });
      const events = world.attacks().slice(told);
      expect({ which, status, events }).toMatchObject({ which, status: 401, events: [{ security: 'sessionEnded' }] });
    }
  },
);

test.each(forGuests)('%s: opens to no session, no made-up proof and to nobody without one', async (_, endpoint) => {
  shows(5, 2);
  const sample = sampleOf(endpoint, myIds);
  for (const token of [undefined, mine.token]) {
    const { status, body } = await world.call(endpoint, { ...sample, ...(token && { token }) });
    expect({ status, code: body.code }).toEqual(
      status === 401 ? { status: 401, code: 'tokenMissing' } : { status: 403, code: 'linkInvalid' },
    );
  }
});

test.each([
  [readVisit, 'The access code (`code`) is missing'],
  [checkIn, 'The access code (`code`) is missing'],
  [getPublicReport, 'The `token` of the link is missing'],
])('a guest who forgot the proof of the call is told its name (%#)', async (endpoint, message) => {
  const { params } = sampleOf(declared(endpoint), myIds);
  const answer = await world.call(endpoint as Call, { params, body: {} });
  expect(answer).toMatchObject({ status: 401, body: { code: 'tokenMissing', message } });
});

/** Each call with each kind of id that it takes. */
const swaps = named.flatMap(([name, endpoint]) =>
  idFieldsOf(endpoint).map((field) => [name, field as IdField, endpoint] as const),
);

/** The name of a file to be: whose else it is does not matter, because files are kept by company. */
const isNewName = (name: string, field: IdField) => name === 'uploadAddress' && field === 'fileName';

test.each(swaps)(
  '%s: with another company’s %s it gives nothing away and changes nothing there',
  async (name, field, endpoint) => {
    shows(1);
    const before = await stateOf(world, theirs.accountId);
    const told = world.attacks().length;
    const ids = { ...myIds, [field]: theirIds[field] };
    const { status, body } = await world.call(endpoint, { ...sampleOf(endpoint, ids), token: mine.token });
    expect(await stateOf(world, theirs.accountId)).toEqual(before);
    if (endpoint.access === 'visitor') return;
    const text = JSON.stringify(body);
    for (const secret of [theirs.accountId, theirs.user.id, theirs.user.email ?? '', theirs.token])
      expect(text).not.toContain(secret);
    if (field === 'accountId' && needsSession(endpoint.access) && status === 404)
      expect(world.attacks().slice(told)).toMatchObject([{ security: 'foreignAccount' }]);
    if (text !== '[]' && !isNewName(name, field)) expect([400, 401, 403, 404]).toContain(status);
  },
);

const noRoles: Roles = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };

const refusalsTold = () => world.attacks().filter(({ security }) => security === 'forbidden').length;

/** Acts that refuse more than their access says: only the holder and admins give a tool away, and a sheet asks for the role of its kind (`modules/imports`). */
const looksCloser = ['assignTool', 'checkImport', 'runImport', 'undoImport'];

describe('each role opens exactly what the contract says', () => {
  const people = [
    { who: 'a worker without roles', access: { ...defaultRoles, toolsRoleId: 1 as const } },
    ...modules.flatMap((module) =>
      ([2, 3] as const).map((level) => ({
        who: `${module} ${level}`,
        access: { ...defaultRoles, toolsRoleId: 1 as const, [`${module}RoleId`]: level },
      })),
    ),
  ];
  test.each(people)('$who', async ({ access }) => {
    shows(3, guarded.length);
    const admin = await world.company();
    const ids = await givenIds(world, admin);
    let person = await world.person(admin.accountId, { access });
    const told = refusalsTold();
    let refusals = 0;
    for (const [name, endpoint] of guarded.filter(([name]) => !looksCloser.includes(name))) {
      if ((await world.call(whoAmI, { token: person.token })).status !== 200)
        person = await world.person(admin.accountId, { access });
      const own = { ...ids, userId: person.user.id };
      const { body } = await world.call(endpoint, { ...sampleOf(endpoint, own), token: person.token });
      const refused = !allows(endpoint.access, { isAdmin: false, access });
      expect({ name, refused: body.code === 'forbidden' }).toEqual({ name, refused });
      refusals += Number(refused);
    }
    shows(27, refusals);
    expect(refusalsTold() - told).toBe(refusals);
  });
});

describe('a session by a badge opens exactly what the contract lets a shared tablet do, whoever’s badge it is', () => {
  const people = [
    { who: 'an admin', isAdmin: true, access: defaultRoles },
    { who: 'a worker without roles', isAdmin: false, access: { ...defaultRoles, toolsRoleId: 1 as const } },
    ...modules.flatMap((module) =>
      ([2, 3] as const).map((level) => ({
        who: `${module} ${level}`,
        isAdmin: false,
        access: { ...defaultRoles, toolsRoleId: 1 as const, [`${module}RoleId`]: level },
      })),
    ),
  ];
  test.each(people)('$who', async ({ isAdmin, access }) => {
    shows(28, guarded.length);
    const admin = await world.company();
    const ids = await givenIds(world, admin);
    const email = isAdmin ? `${randomUUID()}@taller.test` : null;
    const { user } = await world.person(admin.accountId, { isAdmin, access, email });
    const scan = async () => {
      const code = await asVisitor(world.database, 'write', admin.accountId, (db) =>
        makeBadge(db, user.id, new Date()),
      );
      const body = { kind: 'badge', accountId: admin.accountId, code };
      return (await world.call(signInByCode, { body, address: somewhere() })).body.token;
    };
    const atTablet = { isAdmin: false, access: { ...noRoles, toolsRoleId: isAdmin || access.toolsRoleId > 1 ? 2 : 1 } };
    let token = await scan();
    for (const [name, endpoint] of guarded.filter(([name]) => !looksCloser.includes(name))) {
      if ((await world.call(whoAmI, { token })).status !== 200) token = await scan();
      const { body } = await world.call(endpoint, { ...sampleOf(endpoint, { ...ids, userId: user.id }), token });
      const refused = !endpoint.byBadge || !allows(endpoint.access, atTablet as Person);
      expect({ name, refused: body.code === 'forbidden' }).toEqual({ name, refused });
    }
  });
});

describe('a session that must enrol opens exactly what the contract says, whoever’s it is', () => {
  const people = [
    { who: 'an admin', isAdmin: true, access: defaultRoles, rule: 'admins' },
    { who: 'a worker without roles', isAdmin: false, access: { ...defaultRoles, toolsRoleId: 1 as const } },
    ...modules.map((module) => ({
      who: `${module} 3`,
      isAdmin: false,
      access: { ...defaultRoles, toolsRoleId: 1 as const, [`${module}RoleId`]: 3 as const },
    })),
  ].map((person) => ({ rule: 'everyone', ...person }));
  test.each(people)('$who', async ({ isAdmin, access, rule }) => {
    shows(28, guarded.length);
    const admin = await world.company();
    const ids = await givenIds(world, admin);
    const enter = () =>
      world.person(admin.accountId, { isAdmin, access, email: isAdmin ? `${randomUUID()}@taller.test` : null });
    let person = await enter();
    expect((await world.call(changeAccount, { body: { secondFactor: rule }, token: admin.token })).status).toBe(200);
    for (const [name, endpoint] of guarded) {
      if ((await world.call(whoAmI, { token: person.token })).status !== 200) person = await enter();
      const sample = sampleOf(endpoint, { ...ids, userId: person.user.id });
      const { body } = await world.call(endpoint, { ...sample, token: person.token });
      const refused = body.code === 'enrolFirst' || body.code === 'forbidden';
      expect({ name, refused }).toEqual({ name, refused: !endpoint.toEnrol });
    }
    expect((await world.call(whoAmI, { token: (await enter()).token })).body.toEnrol).toBe(true);
  });
});

const planted = {
  isAdmin: true,
  id: randomUUID(),
  status: 'retired',
  closedDate: '2020-01-01',
  isDeleted: true,
  accountId: randomUUID(),
  access: { toolsRoleId: 3, managementRoleId: 3 },
  passwordHash: 'x',
};

test.each(['admin', 'worker'])(
  'fields that a call does not offer are ignored in every body, sent by an %s',
  async (who) => {
    const admin = await world.company();
    const worker = await world.person(admin.accountId);
    const rights = () =>
      asVisitor(world.database, 'read', admin.accountId, (db) =>
        db
          .selectFrom('users')
          .select(['user_id', 'is_admin', 'deleted_at', 'tools_role', 'management_role'])
          .where('user_id', 'in', [admin.user.id, worker.user.id])
          .orderBy('user_id')
          .execute(),
      );
    const ids = await givenIds(world, admin);
    const before = await rights();
    const takers = guarded.filter(([, endpoint]) => bodyFieldsOf(endpoint).length > 0);
    shows(4, takers.length);
    for (const [, endpoint] of takers) {
      const { token } = who === 'admin' ? await world.signIn(admin.email) : await world.person(admin.accountId);
      const sample = sampleOf(endpoint, { ...ids, userId: worker.user.id });
      const offered = bodyFieldsOf(endpoint);
      const extra = Object.fromEntries(Object.entries(planted).filter(([field]) => !offered.includes(field)));
      if (sample.body) await world.call(endpoint, { ...sample, body: { ...extra, ...sample.body }, token });
    }
    expect(await rights()).toEqual(before);
    expect(await tablesWith(world, admin.accountId, planted.id)).toEqual([]);
  },
);

test('after all of this no secret stands in the log', () => {
  shows(27, world.secrets.count(), `${world.secrets.count()} secrets looked for in ${world.lines.length} lines`);
  expect(world.secrets.count()).toBeGreaterThan(50);
  expect(world.secrets.toldBy(world.lines)).toEqual([]);
});
