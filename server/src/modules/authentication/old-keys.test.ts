import { randomUUID } from 'node:crypto';
import { type Roles, role } from '@llave/contract/access';
import { confirmEmail } from '@llave/contract/addresses';
import { changeUserPassword, setPassword, signInByCode, whoAmI } from '@llave/contract/authentication';
import { changeUser, deleteUser, listUsers } from '@llave/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';
import { mintConfirmation } from '../addresses/links.ts';
import { makeBadge } from '../users/badges.ts';
import { mintToken } from './tokens.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

type Person = Member & { email: string };

const high: Roles = { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 3 };
const low: Roles = { ...high, managementRoleId: 1 };
const inside = <T>(work: (db: Db) => Promise<T>) => asVisitor(world.database, 'write', admin.accountId, work);
const now = () => world.services.now();
const scan = (kind: string, code: string) =>
  world.call(signInByCode, { body: { kind, accountId: admin.accountId, code } });

/** What opens a door, and whether one that was made earlier still does. */
const keys = {
  'reset link': {
    make: ({ user }: Person) => inside((db) => mintToken(db, 'setPassword', user.id, now())),
    opens: async ({ user }: Person, token: string) => {
      const sent = { params: { userId: user.id }, body: { password: 'Vieja.Llave1', token } };
      return (await world.call(setPassword, sent)).status;
    },
  },
  'sign-in code': {
    make: ({ user }: Person) => inside((db) => mintToken(db, 'signIn', user.id, now())),
    opens: async (_: Person, code: string) => (await scan('sign-in', code)).status,
  },
  badge: {
    make: ({ user }: Person) => inside((db) => makeBadge(db, user.id, now())),
    opens: async (_: Person, code: string) => (await scan('badge', code)).status,
  },
  session: {
    make: async ({ token }: Person) => token,
    opens: async (_: Person, token: string) => (await world.call(whoAmI, { token })).status,
  },
  'session by a badge': {
    make: async ({ user }: Person) => {
      const code = await inside((db) => makeBadge(db, user.id, now()));
      return (await scan('badge', code)).body.token;
    },
    opens: async (_: Person, token: string) => (await world.call(whoAmI, { token })).status,
  },
};
type Key = keyof typeof keys;

const change = (person: Person, fields: object) =>
  world.call(changeUser, { token: admin.token, body: { id: person.user.id, ...fields } });
const setTheirs = (by: Member, { accountId, user }: Person, more: object = {}) =>
  world.call(changeUserPassword, {
    token: by.token,
    body: { password: 'Otra.Clave3', accountId, userId: user.id, ...more },
  });

/** What happens to somebody, and which of their old keys it ends. */
const changes: Record<string, { act: (person: Person) => Promise<{ status: number }>; ends: readonly Key[] }> = {
  'another address': {
    act: async (person) => {
      const email = `otra-${randomUUID()}@taller.test`;
      await change(person, { email });
      const token = await inside((db) => mintConfirmation(db, { userId: person.user.id, email }, now()));
      const body = { accountId: person.accountId, token };
      return world.call(confirmEmail, { params: { userId: person.user.id }, body });
    },
    ends: ['reset link', 'sign-in code'],
  },
  'no address any more': {
    act: (person) => change(person, { email: null, isAdmin: false }),
    ends: ['reset link', 'sign-in code'],
  },
  'a password of their own': {
    act: (person) => setTheirs(person, person, { currentPassword: world.password }),
    ends: ['reset link', 'sign-in code', 'session', 'session by a badge'],
  },
  'a password of their own, and the end of the badge': {
    act: (person) => setTheirs(person, person, { currentPassword: world.password, endBadge: true }),
    ends: ['reset link', 'sign-in code', 'badge', 'session', 'session by a badge'],
  },
  'a password by an admin': {
    act: (person) => setTheirs(admin, person),
    ends: ['reset link', 'sign-in code', 'badge', 'session', 'session by a badge'],
  },
  'a password by a link': {
    act: async (person) => {
      const token = await keys['reset link'].make(person);
      return { status: await keys['reset link'].opens(person, token) };
    },
    ends: ['reset link', 'sign-in code', 'badge', 'session', 'session by a badge'],
  },
  'a lower role': {
    act: (person) => change(person, { access: low }),
    ends: ['reset link', 'sign-in code'],
  },
  'an admin made a worker': {
    act: (person) => change(person, { isAdmin: false }),
    ends: ['reset link', 'sign-in code', 'session', 'session by a badge'],
  },
  'the end of the person': {
    act: ({ user, accountId }) => world.call(deleteUser, { params: { id: user.id, accountId }, token: admin.token }),
    ends: ['reset link', 'sign-in code', 'badge', 'session', 'session by a badge'],
  },
};

const given = async (isAdmin: boolean): Promise<Person> => {
  const email = `llave-${randomUUID()}@taller.test`;
  return { ...(await world.person(admin.accountId, { email, isAdmin, access: high })), email };
};

describe.each(Object.entries(changes))('%s', (name, { act, ends }) => {
  test.each(Object.entries(keys))('and an old %s', async (key, { make, opens }) => {
    shows(34);
    const person = await given(name === 'an admin made a worker');
    const old = await make(person);
    expect((await act(person)).status).toBe(200);
    const status = await opens(person, old);
    if (ends.includes(key as Key)) expect([401, 403]).toContain(status);
    else expect(status).toBe(200);
  });
});

test('a session goes on with a lower role, and with no more than that on its next call', async () => {
  shows(34);
  const person = await given(false);
  const { accountId, token } = person;
  const list = () => world.call(listUsers, { params: { accountId }, token });
  expect([listUsers.access].flat()).toContainEqual(role('management', 'view'));
  expect((await list()).status).toBe(200);
  await change(person, { access: { ...low, toolsRoleId: 1 } });
  expect((await list()).status).toBe(403);
  expect((await world.call(whoAmI, { token })).body.access.managementRoleId).toBe(1);
});
