import { randomBytes } from 'node:crypto';
import {
  authenticate,
  changeUserPassword,
  passSecondFactor,
  signInByCode,
  whoAmI,
} from '@llave/contract/authentication';
import {
  addPasskey,
  confirmTotp,
  getFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@llave/contract/factors';
import { describe, expect, test, vi } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { upkeep } from '../../jobs/upkeep.ts';
import { openAuthenticator } from '../../test/authenticator.ts';
import { givenPasskey, givenTotp } from '../../test/given-factors.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import { tablesWith } from '../../test/state.ts';
import { mintToken } from '../authentication/tokens.ts';
import { makeBadge } from '../users/badges.ts';

const world = givenWorld();

type Asked = {
  ticket: string;
  ways: string[];
  passkey?: { challenge: string; rpId: string; userVerification: string };
};

const signIn = (identifier: string, password = world.password) =>
  world.call(authenticate, { body: { identifier, password }, address: somewhere() });

/** What somebody is asked whose password was right. */
const asked = async (identifier: string) => {
  const { status, body } = await signIn(identifier);
  expect([status, body.code]).toEqual([401, 'secondFactor']);
  return body.details as Asked;
};

const pass = (body: object, address = somewhere()) => world.call(passSecondFactor, { body, address });

describe('an authenticator app', () => {
  test('counts once a code of it was confirmed, and is asked for from then on', async () => {
    const { email, token } = await world.company();
    const { secret, url, qr } = (await world.call(startTotp, { token })).body;
    expect([url.startsWith('otpauth://totp/Llave'), url.includes(secret), qr.length > 100]).toEqual([true, true, true]);
    expect((await signIn(email)).status).toBe(200);
    expect((await world.call(confirmTotp, { token, body: { code: '000000' } })).body.code).toBe('proofWrong');
    const { codeAt, recoveryCodes } = await givenTotp(world, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { ticket, ways, passkey } = await asked(email);
    expect([ways, passkey]).toEqual([['totp', 'recovery'], undefined]);
    const { status, body } = await pass({ ticket, code: codeAt() });
    expect(status).toBe(200);
    expect((await world.call(whoAmI, { token: body.token })).status).toBe(200);
    expect((await world.call(startTotp, { token })).body.code).toBe('conflict');
  });

  test('a code opens once, one half minute early or late, and no further', async () => {
    shows(34, 5);
    const { email, token } = await world.company();
    const { codeAt } = await givenTotp(world, token);
    const tryCode = async (code: string) => (await pass({ ticket: (await asked(email)).ticket, code })).status;
    for (const far of [-3, 3]) expect(await tryCode(codeAt(far))).toBe(403);
    expect(await tryCode(codeAt(1))).toBe(200);
    for (const used of [1, 0, -1]) expect(await tryCode(codeAt(used))).toBe(403);
    world.pass(2);
    expect(await tryCode(codeAt())).toBe(200);
    world.pass(-2);
  });

  test('of two who show the same code at once one gets in', async () => {
    shows(34, 4);
    const { email, token } = await world.company();
    const { codeAt } = await givenTotp(world, token);
    const tickets = await Promise.all(Array.from({ length: 4 }, () => asked(email)));
    const answers = await Promise.all(tickets.map(({ ticket }) => pass({ ticket, code: codeAt() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('its secret is kept sealed, and sealed anew once there is a newer key', async () => {
    const { email, accountId, token } = await world.company();
    const { secret, codeAt } = await givenTotp(world, token);
    const kept = () =>
      asVisitor(world.database, 'read', accountId, (db) =>
        db.selectFrom('totps').select('secret').executeTakeFirstOrThrow(),
      );
    const before = (await kept()).secret;
    expect(Buffer.from(before).toString('latin1')).not.toContain(secret);
    const { config } = world.services;
    const [older, newer] = [config.secret, randomBytes(32).toString('hex')];
    Object.assign(config, { secret: newer, secrets: [newer, older] });
    await upkeep(world.services);
    Object.assign(config, { secrets: [newer] });
    expect((await kept()).secret).not.toEqual(before);
    expect((await pass({ ticket: (await asked(email)).ticket, code: codeAt() })).status).toBe(200);
    Object.assign(config, { secret: older, secrets: [older] });
    await upkeep(world.services);
    expect((await pass({ ticket: (await asked(email)).ticket, code: codeAt(1) })).body.code).toBe('proofWrong');
    Object.assign(config, { secret: older, secrets: [older, newer] });
    await upkeep(world.services);
    Object.assign(config, { secrets: [older] });
  });
});

describe('a recovery code', () => {
  test('opens once, in any case and spacing, is told by mail, and ends when there are new ones', async () => {
    shows(34, 3);
    const { email, accountId, token } = await world.company();
    const { recoveryCodes } = await givenTotp(world, token);
    const [first = '', second = ''] = recoveryCodes;
    const tryCode = async (recoveryCode: string) =>
      (await pass({ ticket: (await asked(email)).ticket, recoveryCode })).status;
    expect(await tryCode(first.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await tryCode(first)).toBe(403);
    expect((await world.call(getFactors, { token })).body.recoveryCodesLeft).toBe(9);
    await vi.waitFor(
      async () => {
        const mails = await world.services.mailer.kept(email);
        expect(mails.filter(({ text }) => text.includes('Te quedan 9'))).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    const renewed = (await world.call(renewRecoveryCodes, { token })).body.recoveryCodes;
    expect(await tryCode(second)).toBe(403);
    expect(await tryCode(renewed[0] ?? '')).toBe(200);
    expect(await tablesWith(world, accountId, renewed[1]?.replaceAll('-', '') ?? '')).toEqual([]);
  });
});

describe('a passkey', () => {
  test('is enrolled under a name, opens, and is only asked of this site and with the person looked at', async () => {
    const { email, token } = await world.company();
    const { authenticator, answer } = await givenPasskey(world, token, 'Mi móvil');
    expect([answer.status, answer.body.recoveryCodes.length]).toEqual([200, 10]);
    const { passkeys } = (await world.call(getFactors, { token })).body;
    expect(passkeys).toMatchObject([{ name: 'Mi móvil', lastUsedDate: null }]);
    const { ticket, ways, passkey } = await asked(email);
    expect(ways).toEqual(['passkey', 'recovery']);
    expect(passkey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect((await pass({ ticket, passkey: authenticator.use(passkey as Asked['passkey'] & object) })).status).toBe(200);
    expect((await world.call(getFactors, { token })).body.passkeys[0]?.lastUsedDate).toMatch(/^20/);
  });

  test('opens nothing from elsewhere, without the person, copied, of somebody else or a second time', async () => {
    shows(34, 6);
    const { email, token } = await world.company();
    const { authenticator } = await givenPasskey(world, token);
    const other = await givenPasskey(world, (await world.company()).token);
    const tried = async (manner: object, by = authenticator) => {
      const { ticket, passkey } = await asked(email);
      const answer = by.use(passkey as { challenge: string }, manner);
      return { ticket, answer, status: (await pass({ ticket, passkey: answer })).status };
    };
    expect((await tried({ origin: 'https://llave.evil' })).status).toBe(403);
    expect((await tried({ rpId: 'llave.evil' })).status).toBe(403);
    expect((await tried({ verified: false })).status).toBe(403);
    expect((await tried({}, other.authenticator)).status).toBe(403);
    const right = await tried({});
    expect(right.status).toBe(200);
    expect(await pass({ ticket: right.ticket, passkey: right.answer })).toMatchObject({
      body: { code: 'linkInvalid' },
    });
    expect((await tried({ counter: 1 })).status).toBe(403);
    const replayed = await pass({ ticket: (await asked(email)).ticket, passkey: right.answer });
    expect(replayed.body.code).toBe('proofWrong');
  });

  test('a challenge is good for one answer and five minutes, and for nobody else', async () => {
    shows(34, 4);
    const { accountId, token } = await world.company();
    const colleague = await world.person(accountId);
    const begin = async () => (await world.call(startPasskey, { token })).body;
    const add = (ticket: string, passkey: object, by = token) =>
      world.call(addPasskey, { token: by, body: { ticket, name: 'Uno', passkey } });
    const make = (options: object) => openAuthenticator('http://localhost:3000').make(options as { challenge: string });
    const first = await begin();
    expect((await add(first.ticket, make({ challenge: 'another' }))).body.code).toBe('proofWrong');
    expect((await add(first.ticket, make(first.options))).body.code).toBe('linkInvalid');
    const second = await begin();
    expect((await add(second.ticket, make(second.options), colleague.token)).body.code).toBe('linkInvalid');
    const third = await begin();
    world.pass(6);
    expect((await add(third.ticket, make(third.options))).body.code).toBe('linkInvalid');
    world.pass(-6);
    expect((await world.call(getFactors, { token })).body.passkeys).toEqual([]);
  });
});

describe('what was begun', () => {
  test('ends with its time, with the password, and with the factors', async () => {
    shows(34, 4);
    const { email, accountId, token, user } = await world.company();
    const { codeAt } = await givenTotp(world, token);
    const late = await asked(email);
    world.pass(6);
    expect((await pass({ ticket: late.ticket, code: codeAt() })).body.code).toBe('linkInvalid');
    world.pass(-6);
    const before = await asked(email);
    await world.call(changeUserPassword, {
      token,
      body: { password: 'Otra.Clave3', accountId, userId: user.id, currentPassword: world.password },
    });
    expect((await pass({ ticket: before.ticket, code: codeAt() })).body.code).toBe('linkInvalid');
    const again = (await signIn(email, 'Otra.Clave3')).body.details as Asked;
    const { body } = await pass({ ticket: again.ticket, code: codeAt() });
    const open = (await signIn(email, 'Otra.Clave3')).body.details as Asked;
    expect((await world.call(removeTotp, { token: body.token })).status).toBe(200);
    expect((await pass({ ticket: open.ticket, code: codeAt(1) })).body.code).toBe('linkInvalid');
    expect((await signIn(email, 'Otra.Clave3')).status).toBe(200);
    expect((await pass({ ticket: again.ticket, code: codeAt(1) })).body.code).toBe('linkInvalid');
  });

  test('guesses at codes are slowed for the person, from one place and from many', async () => {
    shows(7, 40);
    const { email, token } = await world.company();
    const { codeAt } = await givenTotp(world, token);
    const { ticket } = await asked(email);
    const guess = (address: string) => pass({ ticket, code: '000000' }, address);
    const here = [];
    for (let i = 0; i < 8; i++) here.push((await guess('203.0.113.9')).status);
    expect(here.slice(-2)).toEqual([429, 429]);
    const anywhere = [];
    for (let i = 0; i < 30; i++) anywhere.push((await guess(`198.51.100.${i}`)).status);
    expect(anywhere.filter((status) => status === 403).length).toBeLessThan(20);
    expect((await pass({ ticket, code: codeAt() })).status).toBe(429);
  });
});

describe('no other way in goes past it', () => {
  test('neither a code for one’s phone nor a badge; and they open what they open', async () => {
    shows(28, 2);
    const { accountId } = await world.company();
    const { user, token } = await world.person(accountId);
    const { recoveryCodes } = await givenTotp(world, token);
    const mint = (kind: string) =>
      asVisitor(world.database, 'write', accountId, (db) =>
        kind === 'badge' ? makeBadge(db, user.id, new Date()) : mintToken(db, 'signIn', user.id, new Date()),
      );
    for (const [index, kind] of ['badge', 'sign-in'].entries()) {
      const code = await mint(kind);
      const scanned = await world.call(signInByCode, { body: { kind, accountId, code }, address: somewhere() });
      expect([scanned.status, scanned.body.code]).toEqual([401, 'secondFactor']);
      const { ticket } = scanned.body.details as Asked;
      const { body } = await pass({ ticket, recoveryCode: recoveryCodes[index] });
      const status = (await world.call(getFactors, { token: body.token })).status;
      expect([kind, status]).toEqual([kind, kind === 'badge' ? 403 : 200]);
    }
  });
});

test('enrolling and removing end nothing and are told by mail', async () => {
  const { email, token } = await world.company();
  const other = await world.signIn(email);
  await givenTotp(world, token);
  await givenPasskey(world, token);
  const { passkeys } = (await world.call(getFactors, { token })).body;
  await world.call(removePasskey, { token, params: { passkeyId: passkeys[0]?.id } });
  await world.call(removeTotp, { token });
  expect((await world.call(whoAmI, { token: other.token })).status).toBe(200);
  expect((await world.call(getFactors, { token })).body).toEqual({
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isRequired: false,
  });
  await vi.waitFor(
    async () => {
      const subjects = (await world.services.mailer.kept(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('segundo paso'))).toHaveLength(4);
    },
    { timeout: 20_000 },
  );
});
