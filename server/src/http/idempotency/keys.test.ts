import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { getPublicAccount, signUp } from '@llave/contract/accounts';
import { authenticate, whoAmI } from '@llave/contract/authentication';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../adapters/sealing.ts';
import { readConfig } from '../../config.ts';
import { downloadUrl, readDownloadUrl, readUploadUrl, uploadUrl } from '../../modules/files/addresses.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import { signUpForm } from '../../test/world.ts';
import { readTicket } from '../callers/proofs.ts';

const [older, newer] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];

const world = givenWorld({ LLAVE_SECRET: older });

/** Restarts nothing: the server reads its settings at each use. */
const withSecrets = async <T>(secret: string, work: () => Promise<T>): Promise<T> => {
  const { config } = world.services;
  const before = { secret: config.secret, secrets: config.secrets };
  const { secret: first, secrets } = readConfig({ LLAVE_SECRET: secret });
  Object.assign(config, { secret: first, secrets });
  return work().finally(() => Object.assign(config, before));
};

test('sessions survive a new secret beside the old one, and end when the old one is dropped', async () => {
  shows(5, 3);
  const { token, email } = await world.company();
  const status = async (session: string) => (await world.call(whoAmI, { token: session })).status;
  const fresh = await withSecrets(`${newer}, ${older}`, async () => {
    expect(await status(token)).toBe(200);
    return world.signIn(email);
  });
  await withSecrets(newer, async () => {
    expect(await status(token)).toBe(401);
    expect(await status(fresh.token)).toBe(200);
  });
  expect(await status(token)).toBe(200);
});

test('tickets, file addresses and known browsers survive it too', async () => {
  const { accountId, email } = await world.company();
  const { uploadTicket } = (await world.call(getPublicAccount, { params: { accountId } })).body;
  const key = { accountId, fileName: 'foto.jpg' };
  const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);
  const read = queryOf(downloadUrl(older, accountId, key.fileName, new Date()));
  const grant = { purpose: 'image', maxBytes: 5, sender: { kind: 'user', id: randomUUID() } } as const;
  const write = queryOf(uploadUrl(older, key, grant, new Date()));
  const address = '192.0.2.77';
  const signIn = (password: string, cookie?: string) =>
    world.call(authenticate, { body: { identifier: email, password }, address, ...(cookie && { cookie }) });
  const cookie = (await signIn(world.password)).headers['set-cookie']?.split(';')[0];
  for (let i = 0; i < 10; i++) await signIn('mala mala');

  for (const [secrets, opens] of [
    [[newer, older], true],
    [[newer], false],
  ] as const) {
    const ticket = await readTicket(secrets, uploadTicket, new Date()).then(
      () => true,
      () => false,
    );
    const tried = (look: () => unknown) => {
      try {
        return Boolean(look());
      } catch {
        return false;
      }
    };
    const addresses = [
      tried(() => readDownloadUrl(secrets, key, read, new Date())),
      tried(() => readUploadUrl(secrets, key, write, new Date())),
    ];
    const { status } = await withSecrets(secrets.join(), () => signIn(world.password, cookie));
    expect([ticket, ...addresses, status]).toEqual([opens, opens, opens, opens ? 200 : 429]);
  }
});

test('a sign-up that is sent again after the secret changed makes no second company', async () => {
  shows(16, 2);
  const key = randomUUID();
  const body = signUpForm();
  const send = () => world.call(signUp, { body, key, address: somewhere() });
  const first = await send();
  const again = await withSecrets(`${newer},${older}`, send);
  expect(again).toMatchObject({ status: 200, body: first.body });
});

test('each of several secrets has 32 characters', () => {
  expect(() => readConfig({ LLAVE_SECRET: `${newer},short` })).toThrow(/LLAVE_SECRET must have at least 32/);
  expect(readConfig({ LLAVE_SECRET: `${newer}, ${older}` })).toMatchObject({ secret: newer, secrets: [newer, older] });
});

test('what is sealed opens by an older key, and not changed, elsewhere or without its key', () => {
  const [oldKey, newKey] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))];
  const about = ['account', 'row'];
  const kept = seal([oldKey], 'un secreto', about);
  expect(kept.toString('latin1')).not.toContain('un secreto');
  expect(unseal([newKey, oldKey], kept, about)).toBe('un secreto');
  expect(() => unseal([newKey], kept, about)).toThrow('gone');
  expect(() => unseal([oldKey], kept, ['account', 'another row'])).toThrow();
  for (let at = 0; at < kept.length; at++) {
    const changed = Buffer.from(kept);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal([oldKey], changed, about)).toThrow();
  }
  expect(() => unseal([oldKey], kept.subarray(0, -1), about)).toThrow();
  expect(seal([oldKey], 'un secreto', about)).not.toEqual(kept);
});
