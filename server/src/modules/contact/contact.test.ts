import { randomUUID } from 'node:crypto';
import { type ContactForm, sendContact } from '@llave/contract/contact';
import { expect, test } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';

const world = givenWorld({ CONTACT_EMAIL: 'ventas@llave.test' });

const form = (more: Partial<ContactForm> = {}) => ({
  name: 'Eva Soler',
  email: `${randomUUID()}@taller.test`,
  companyName: 'Talleres Soler',
  message: 'Quiero verlo',
  ...more,
});
const send = (body: object, address = somewhere()) => world.call(sendContact, { body, address });
const letterFrom = (email: string) => mailed(world, 'ventas@llave.test', ({ replyTo }) => replyTo === email);

test('what somebody writes on the landing page reaches us, and the answer goes to them', async () => {
  const body = form({ phoneNumber: '600 11 22 33', language: 'en' });
  expect(await send(body)).toMatchObject({ status: 200, body: {} });
  const mail = await letterFrom(body.email);
  expect(mail.subject).toBe('Contacto de Eva Soler (Talleres Soler)');
  for (const words of ['Quiero verlo', 'Talleres Soler', body.email, '600 11 22 33', 'inglés'])
    expect(mail.text).toContain(words);
});

test('a machine that fills the field nobody sees is thanked and not read', async () => {
  const [machine, person] = [form({ website: 'https://malo.example' }), form()];
  expect(await send(machine)).toMatchObject({ status: 200, body: {} });
  await send(person);
  await letterFrom(person.email);
  const all = await world.services.mailer.kept('ventas@llave.test');
  expect(all.filter(({ replyTo }) => replyTo === machine.email)).toEqual([]);
});

test('the same words sent twice are one letter', async () => {
  const [body, after] = [form(), form()];
  for (const letter of [body, body, after]) expect((await send(letter)).status).toBe(200);
  await letterFrom(after.email);
  const all = await world.services.mailer.kept('ventas@llave.test');
  expect(all.filter(({ replyTo }) => replyTo === body.email)).toHaveLength(1);
});

test('nothing typed becomes a header or a page', async () => {
  shows(12);
  const body = form({ name: 'Eva\r\nBcc: todos@malo.example', companyName: '<b>X</b>', message: '<script>1</script>' });
  await send(body);
  const mail = await letterFrom(body.email);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toMatch(/<script>|<b>X/);
  const twoAddresses = await send(form({ email: 'a@b.test, c@d.test' }));
  expect(twoAddresses.body.details).toEqual([{ path: 'email', code: 'emailInvalid' }]);
});

test('a few an hour from one place, and then it is told to wait', async () => {
  const codes = [];
  for (let at = 0; at < 7; at += 1) codes.push((await send(form(), '203.0.113.30')).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
