import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { changeAccount, getAccount } from '@llave/contract/accounts';
import { prove, signInByCode, startProof } from '@llave/contract/authentication';
import { renewRecoveryCodes, startTotp } from '@llave/contract/factors';
import { changeUser } from '@llave/contract/users';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenPasskey, givenTotp } from '../../test/given-factors.ts';
import { givenIds } from '../../test/given-ids.ts';
import { givenWorld } from '../../test/given-world.ts';
import { sampleOf } from '../../test/requests.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { mintToken } from './tokens.ts';

const world = givenWorld();

const after = async <T>(minutes: number, work: () => Promise<T>) => {
  world.pass(minutes);
  return work().finally(() => world.pass(-minutes));
};

const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

test.each(endpoints.filter(({ stepUp }) => stepUp).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s asks for a proof that is no older than ten minutes',
  async (_, endpoint) => {
    const admin = await world.company();
    const sample = sampleOf(endpoint, await givenIds(world, admin));
    const send = () => codeOf(world.call(endpoint, { ...sample, token: admin.token }));
    expect(await after(11, send)).toBe('proveAgain');
    expect(await after(9, send)).not.toBe('proveAgain');
  },
);

test('a password, a code and a passkey each prove it, for that session and ten minutes more', async () => {
  const { email, token } = await world.company();
  const other = await world.signIn(email);
  const { codeAt } = await givenTotp(world, token);
  const { authenticator } = await givenPasskey(world, token);
  const sensitive = (by = token) => codeOf(world.call(renewRecoveryCodes, { token: by }));
  const proveBy = (body: object) => codeOf(world.call(prove, { token, body }));
  const passkey = async () => {
    const { ticket, options, ways } = (await world.call(startProof, { token })).body;
    expect(ways).toEqual(['passkey', 'password', 'totp']);
    return { ticket, passkey: authenticator.use(options as { challenge: string }) };
  };
  for (const [round, shown] of [
    async () => ({ password: world.password }),
    async () => ({ code: codeAt() }),
    passkey,
  ].entries())
    await after(20 * (round + 1), async () => {
      expect(await sensitive()).toBe('proveAgain');
      expect(await proveBy(await shown())).toBeUndefined();
      expect([await sensitive(), await sensitive(other.token)]).toEqual([undefined, 'proveAgain']);
    });
});

test('what is no proof opens nothing, does not end the session, and is slowed', async () => {
  const { token } = await world.company();
  const { codeAt } = await givenTotp(world, token);
  const { authenticator } = await givenPasskey(world, token);
  const { ticket, options } = (await world.call(startProof, { token })).body;
  const signed = authenticator.use(options as { challenge: string }, { verified: false });
  await after(11, async () => {
    const tries = [{ password: 'No.Es.Esta1' }, { code: codeAt(5) }, { ticket, passkey: signed }];
    for (const body of tries) expect((await world.call(prove, { token, body })).status).toBe(403);
    expect(await codeOf(world.call(renewRecoveryCodes, { token }))).toBe('proveAgain');
  });
  const guesses = [];
  for (let i = 0; i < 10; i++) guesses.push((await world.call(prove, { token, body: { code: '000000' } })).status);
  expect(guesses).toContain(429);
});

test('changing a person asks for it only when roles or admin change', async () => {
  const admin = await world.company();
  const { user } = await world.person(admin.accountId);
  const change = (body: object) =>
    codeOf(world.call(changeUser, { token: admin.token, body: { id: user.id, ...body } }));
  await after(11, async () => {
    expect(await change({ name: 'Berta', access: user.access })).toBeUndefined();
    expect(await change({ access: { toolsRoleId: 3 } })).toBe('proveAgain');
    expect(await change({ isAdmin: true, email: `${randomUUID()}@taller.test` })).toBe('proveAgain');
  });
  expect(await change({ access: { toolsRoleId: 3 } })).toBeUndefined();
});

test('asking a second factor of people is such an act; the rest of the company’s data is not', async () => {
  const { token, accountId } = await world.company();
  const change = (body: object) => codeOf(world.call(changeAccount, { token, body }));
  await after(11, async () => {
    expect(await change({ secondFactor: 'admins' })).toBe('proveAgain');
    expect(await change({ secondFactor: 'none', keyDrop: true })).toBeUndefined();
  });
  expect(await change({ secondFactor: 'admins' })).toBeUndefined();
  expect(await codeOf(world.call(getAccount, { token, params: { accountId } }))).toBe('enrolFirst');
});

test('who enrols is let in at once; a code for one’s phone is no proof for somebody with a password', async () => {
  const admin = await world.company();
  await world.call(changeAccount, { token: admin.token, body: { secondFactor: 'everyone' } });
  await givenTotp(world, admin.token);
  const { accountId } = admin;
  expect((await world.call(getAccount, { token: admin.token, params: { accountId } })).body.secondFactor).toBe(
    'everyone',
  );

  const scan = async ({ user }: Pick<Member, 'user'>) => {
    const code = await asVisitor(world.database, 'write', accountId, (db) =>
      mintToken(db, 'signIn', user.id, new Date()),
    );
    const { body } = await world.call(signInByCode, {
      body: { kind: 'sign-in', accountId, code },
      address: somewhere(),
    });
    return codeOf(world.call(startTotp, { token: body.token }));
  };
  expect(await scan(await world.person(accountId))).toBe('proveAgain');
  const { user } = await world.person(accountId);
  await asVisitor(world.database, 'write', accountId, (db) =>
    db.updateTable('users').set({ password_hash: null }).where('user_id', '=', user.id).execute(),
  );
  expect(await scan({ user })).toBeUndefined();
});
