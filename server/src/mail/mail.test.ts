import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { resetPassword } from '@llave/contract/authentication';
import { sendContact } from '@llave/contract/contact';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { ownerForm, sendForm } from '../test/given-reception.ts';
import { shows } from '../test/proof.ts';
import { openWorld, type World } from '../test/world.ts';
import { mailing } from './outbox.ts';

type Received = { to: string[]; source: string };
const received: Received[] = [];
/** What the mail server answers to an address, one after the other; it takes mails for every other. */
const refusals = new Map<string, number[]>();
let world: World;
let server: SMTPServer;
let port: number;

const openServer = (at: number) =>
  new Promise<SMTPServer>((resolve) => {
    const opened = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, done) => {
        const responseCode = refusals.get(address)?.shift();
        done(responseCode ? Object.assign(new Error('Not this one'), { responseCode }) : null);
      },
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
    LLAVE_DEV_MAIL: '',
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
  expect(mail).toMatch(/Message-ID: <[0-9a-f-]{36}@llave\.example>/);
});

test('a receipt goes with its mail as a PDF', async () => {
  const { accountId } = await world.company();
  const form = await ownerForm();
  await sendForm(world, accountId, form);
  const [mail] = await mailsTo(String(form.email), 1);
  expect(mail).toMatch(/Content-Type: application\/pdf; name=resguardo-000001\.pdf/);
  expect(mail).toContain('\r\nJVBERi0');
});

test('what is written on the landing page comes from us, is answered to its writer, and names nobody else', async () => {
  const name = 'Eva\r\nBcc: todos@malo.example\r\nX-Malo: 1';
  await world.call(sendContact, { body: { name, email: 'eva@taller.test', message: 'Hola' } });
  const [mail] = await mailsTo('hola@llave.test', 1);
  expect(mail).toContain('From: Llave <hola@llave.test>');
  expect(mail).toContain('Reply-To: eva@taller.test');
  expect(mail?.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Malo):/m);
  expect(received.flatMap(({ to }) => to)).not.toContain('todos@malo.example');
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
      to: email,
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
  shows(20);
  const { email } = await world.company();
  await mailsTo(email, 1);
  await closeServer();
  expect((await world.call(resetPassword, { body: { identifier: email } })).status).toBe(200);
  await vi.waitFor(() => expect(world.lines.join('')).toContain('ECONNREFUSED'), { timeout: 20_000 });
  server = await openServer(port);
  const [, reset] = await mailsTo(email, 2);
  expect(reset).toContain('llave.example/set-password');
});

/** Asks for a new password for somebody without an address, which goes to several others. */
const sendReset = async (addresses: string[]) => {
  const { accountId, user } = await world.company();
  const mail = { kind: 'resetPassword', userId: user.id, name: 'Ana' } as const;
  await asVisitor(world.database, 'write', accountId, (db) =>
    mailing(world.services.jobs, db, accountId)(mail, addresses, 'es'),
  );
};

const ended = (address: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ id: string; state: string; tries: number }>`
        select id::text, state::text, retry_count as tries from pgboss.job where data ->> 'to' = ${address}`.execute(
        world.database.owner,
      );
      expect(['completed', 'failed']).toContain(rows[0]?.state);
      return rows;
    },
    { timeout: 30_000, interval: 100 },
  );

test('an address that the mail server does not know is given up at once, and the others get one mail each', async () => {
  shows(20, 3);
  const [first, unknown, last] = ['uno@taller.test', 'nadie@taller.test', 'dos@taller.test'];
  refusals.set(unknown, [550, 550, 550]);
  await sendReset([first, unknown, last]);

  const [job] = await ended(unknown);
  expect(job).toMatchObject({ state: 'failed', tries: 0 });
  for (const address of [first, last]) {
    expect(await ended(address)).toMatchObject([{ state: 'completed', tries: 0 }]);
    await mailsTo(address, 1);
  }
  await mailsTo(unknown, 0);
  const told = world.lines.filter((line) => line.includes(job?.id ?? ''));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('550');
  expect(told[0]).not.toContain('set-password');
});

test('a mail server that is busy is asked again', async () => {
  shows(20);
  refusals.set('tres@taller.test', [450]);
  await sendReset(['tres@taller.test']);
  expect(await ended('tres@taller.test')).toMatchObject([{ state: 'completed', tries: 1 }]);
  await mailsTo('tres@taller.test', 1);
});
