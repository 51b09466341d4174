import { authenticate, signInByCode, whoAmI } from '@llave/contract/authentication';
import { endOtherSessions, endOwnSession, listOwnSessions } from '@llave/contract/sessions';
import { endOwnBadge, getOwnBadge } from '@llave/contract/users';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { writeSightings } from '../../http/callers/sightings.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { makeBadge } from '../users/badges.ts';
import { deviceNames } from './device-names.ts';

const world = givenWorld();

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

const signInFrom = async (identifier: string, agent: string, address: string) => {
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api${authenticate.path}`,
    headers: { 'user-agent': agent, 'x-forwarded-for': address },
    payload: { identifier, password: world.password },
  });
  return reply.json().token as string;
};

const sessionsOf = async (token: string) => (await world.call(listOwnSessions, { token })).body;
const statusOf = async (token: string) => (await world.call(whoAmI, { token })).status;

test('a person sees where they are signed in, and nobody else does', async () => {
  shows(1);
  const { email, accountId, token } = await world.company();
  await world.person(accountId, { isAdmin: true, email: `otra-${email}` });
  await signInFrom(email, chrome, '198.51.100.23');
  const sessions = await sessionsOf(token);
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(sessions[1]).toMatchObject({ browser: 'Chrome', system: 'Android', address: '198.51.100.23', byBadge: false });
  expect(JSON.stringify(sessions)).not.toContain('Mozilla');
});

test('ends one of them, never somebody else’s, and what a badge opened is among them', async () => {
  shows(5, 3);
  const admin = await world.company();
  const worker = await world.person(admin.accountId);
  const code = await asVisitor(world.database, 'write', admin.accountId, (db) =>
    makeBadge(db, worker.user.id, new Date()),
  );
  const tablet = (await world.call(signInByCode, { body: { kind: 'badge', accountId: admin.accountId, code } })).body;
  const byBadge = (await sessionsOf(worker.token)).find((session) => session.byBadge);
  const end = (token: string) => world.call(endOwnSession, { token, params: { sessionId: byBadge?.id } });
  expect((await end(admin.token)).status).toBe(404);
  expect(await statusOf(tablet.token)).toBe(200);
  expect((await end(tablet.token)).status).toBe(403);
  expect((await end(worker.token)).status).toBe(200);
  expect([await statusOf(tablet.token), await statusOf(worker.token)]).toEqual([401, 200]);
  expect((await end(worker.token)).status).toBe(404);
});

test('one’s own lost badge ends, and what somebody opened with it', async () => {
  shows(5, 2);
  const { accountId } = await world.company();
  const { user, token } = await world.person(accountId);
  const since = async () => (await world.call(getOwnBadge, { token })).body.createdDate;
  expect(await since()).toBeNull();
  const code = await asVisitor(world.database, 'write', accountId, (db) => makeBadge(db, user.id, new Date()));
  expect(await since()).toMatch(/^20/);
  const scan = () => world.call(signInByCode, { body: { kind: 'badge', accountId, code } });
  const tablet = (await scan()).body.token;
  expect((await world.call(endOwnBadge, { token })).status).toBe(200);
  expect([await statusOf(tablet), await statusOf(token), (await scan()).status]).toEqual([401, 200, 403]);
  expect(await since()).toBeNull();
});

test('signs out everywhere else, and nobody but oneself', async () => {
  shows(5, 3);
  const { email, token, accountId } = await world.company();
  const others = [await signInFrom(email, chrome, '198.51.100.24'), await signInFrom(email, '', '198.51.100.25')];
  const colleague = await world.person(accountId);
  expect((await world.call(endOtherSessions, { token })).status).toBe(200);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
  expect([await statusOf(token), await statusOf(colleague.token)]).toEqual([200, 200]);
  expect(await sessionsOf(token)).toHaveLength(1);
});

test('the last use is kept without a write a request, to within a few minutes', async () => {
  const { email, token } = await world.company();
  const other = await signInFrom(email, chrome, '198.51.100.26');
  const seen = async () => (await sessionsOf(token)).find(({ isThis }) => !isThis)?.lastSeenDate ?? '';
  const before = await seen();
  world.pass(30);
  await statusOf(other);
  expect(await seen()).toBe(before);
  await writeSightings(world.services);
  expect(Date.parse(await seen()) - Date.parse(before)).toBeGreaterThan(29 * 60_000);
  world.pass(-30);
});

test('a browser that says very much of itself gets in all the same', async () => {
  const { email } = await world.company();
  const token = await signInFrom(email, `Firefox/1 ${'x'.repeat(5000)}`, '198.51.100.27');
  expect((await sessionsOf(token))[0]).toMatchObject({ browser: 'Firefox', system: null });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:129.0) Gecko/20100101 Firefox/129.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', null, null],
])('%s is told in plain words', (agent, browser, system) => {
  expect(deviceNames(agent)).toEqual({ browser, system });
});
