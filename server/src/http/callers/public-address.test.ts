import { expect, test } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';

const world = givenWorld({ LLAVE_DEV_MAIL: '', PUBLIC_URL: 'https://llave.example' });

const get = (url: string) => world.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });

test('mails cannot be read in the browser once the product has a public address', async () => {
  expect((await get('/dev/mail')).statusCode).toBe(404);
  expect((await get('/dev/mail/1')).statusCode).toBe(404);
});

test('browsers are told to stay on https', async () => {
  expect((await get('/api/health/live')).headers['strict-transport-security']).toContain('max-age=31536000');
});
