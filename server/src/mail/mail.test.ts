import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { resetPassword } from '@llave/contract/authentication';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { openWorld, type World } from '../test/world.ts';

type Received = { to: string[]; source: string };
const received: Received[] = [];
let world: World;
let server: SMTPServer;
let port: number;

const openServer = (at: number) =>
  new Promise<SMTPServer>((resolve) => {
    const opened = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: async (stream, session, done) => {
        const source = await text(stream);
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      },
    });
    opened.listen(at, '127.0.0.1', () => resolve(opened));
  });
const closeServer = () => new Promise<void>((resolve) => server.close(resolve));

beforeAll(async () => {
  server = await openServer(0);
  port = (server.server.address() as AddressInfo).port;
  world = await openWorld({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Llave <hola@llave.test>',
    PUBLIC_URL: 'https://llave.example',
  });
});
afterAll(async () => {
  await world.close();
  await closeServer();
});

const mailsTo = (address: string, count: number) =>
  vi.waitFor(
    () => {
      const mails = received.filter(({ to }) => to.includes(address));
      expect(mails).toHaveLength(count);
      return mails.map(({ source }) => source);
    },
    { timeout: 30_000, interval: 100 },
  );

test('a mail reaches a real mail server, from us, to them, with text and page', async () => {
  const { email } = await world.company({ companyName: 'Talleres Muñoz' });
  const [mail] = await mailsTo(email, 1);
  expect(mail).toContain('From: Llave <hola@llave.test>');
  expect(mail).toMatch(/Content-Type: text\/plain/);
  expect(mail).toMatch(/Content-Type: text\/html/);
  expect(mail).toMatch(/Message-ID: <[0-9a-f-]{36}\.0@llave\.example>/);
});

test('is not kept on disk once there is a public address', async () => {
  expect(await world.services.mailer.kept()).toEqual([]);
});

test('an act that fails sends nothing', async () => {
  const { accountId, email } = await world.company();
  await mailsTo(email, 1);
  const failing = asVisitor(world.database, 'write', accountId, async (db) => {
    await world.services.jobs.send(db, 'mail', {
      accountId,
      mail: { kind: 'passwordChanged', name: 'X' },
      to: [email],
      language: 'es',
    });
    throw new Error('the act fails');
  });
  await expect(failing).rejects.toThrow('the act fails');
  const after = await world.company();
  await mailsTo(after.email, 1);
  await mailsTo(email, 1);
});

test('while the mail server is away the act succeeds, and the mail follows once', async () => {
  const { email } = await world.company();
  await mailsTo(email, 1);
  await closeServer();
  expect((await world.call(resetPassword, { body: { identifier: email } })).status).toBe(200);
  await vi.waitFor(() => expect(world.lines.join('')).toContain('ECONNREFUSED'), { timeout: 20_000 });
  server = await openServer(port);
  const [, reset] = await mailsTo(email, 2);
  expect(reset).toContain('llave.example/set-password');
});
