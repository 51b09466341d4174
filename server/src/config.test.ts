import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const LLAVE_SECRET = 'a secret that only this test knows';
const isShown = (env: Record<string, string | undefined>) => readConfig({ LLAVE_SECRET, ...env }).devMail;

test.each([{}, { HOST: '::1' }, { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' }])(
  'mails are shown where nothing but this machine gets in: %j',
  (env) => expect(isShown(env)).toBe(true),
);

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { TRUST_PROXY: '127.0.0.1' },
  { PUBLIC_URL: 'https://llave.test' },
  { LLAVE_DEV_MAIL: 'off' },
])('mails are not shown where somebody else may get in: %j', (env) => expect(isShown(env)).toBe(false));

test('to show them anyway is said', () => {
  expect(isShown({ HOST: '0.0.0.0', TRUST_PROXY: '127.0.0.1', LLAVE_DEV_MAIL: 'on' })).toBe(true);
});
