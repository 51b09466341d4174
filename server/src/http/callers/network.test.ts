import { randomUUID } from 'node:crypto';
import { sendContact } from '@llave/contract/contact';
import { expect, test } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { networkOf } from './network.ts';

const world = givenWorld();

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:12:3456:789a:bcde:f012', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012::1', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s stands for %s', (address, network) => expect(networkOf(address)).toBe(network));

test('who writes from many addresses of one network is told to wait, and the next network is not', async () => {
  shows(7);
  const send = async (address: string) => {
    const body = { name: 'Eva', email: `${randomUUID()}@taller.test`, message: 'Hola' };
    return (await world.call(sendContact, { body, address })).status;
  };
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push(await send(`2001:db8:1:2::${at}`));
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await send('2001:db8:1:3::1')).toBe(200);
});
