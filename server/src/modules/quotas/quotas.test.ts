import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mailsUnconfirmed } from '@llave/contract/addresses';
import { uploadAddress } from '@llave/contract/files';
import { getUse } from '@llave/contract/quotas';
import { createWorker } from '@llave/contract/users';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { enterCompany } from '../../db/backup/catalog.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { mailing } from '../../mail/outbox.ts';
import { givenFile } from '../../test/given.ts';
import { fieldForm, sendReport, setAccount } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld({ LLAVE_QUOTA_BYTES: '100000', LLAVE_QUOTA_PEOPLE: '2', LLAVE_QUOTA_MAILS: '3' });

const use = async ({ accountId, token }: Member) => (await world.call(getUse, { params: { accountId }, token })).body;

const add = ({ token }: Member) =>
  world.call(createWorker, {
    token,
    body: { name: 'Pau', surname: 'Soler', userName: `u-${randomUUID().slice(0, 8)}` },
  });

const askUpload = ({ token }: Member) =>
  world.call(uploadAddress, { params: { fileName: `${randomUUID()}.txt` }, query: { purpose: 'document' }, token });

/** What the operator grants one company. */
const grant = ({ accountId }: Member, people: number) =>
  world.database.owner.transaction().execute(async (db) => {
    await enterCompany(db, accountId);
    await sql`insert into quotas (people) values (${people})`.execute(db);
  });

test('a company adds as many people as it may, or as many as it was granted', async () => {
  const admin = await world.company();
  expect((await add(admin)).status).toBe(200);
  expect(await add(admin)).toMatchObject({
    status: 409,
    body: { code: 'quota', details: { of: 'people', most: 2 } },
  });
  await grant(admin, 3);
  expect((await add(admin)).status).toBe(200);
  expect((await use(admin)).people).toEqual({ used: 3, most: 3 });
  expect((await add(await world.company())).status).toBe(200);
});

test('a file that does not fit is refused and leaves nothing in the store; then no address is given', async () => {
  const admin = await world.company();
  await givenFile(world, admin, 'document', 'x'.repeat(60_000), 'txt');
  const { body } = await askUpload(admin);
  const refused = await world.app.inject({
    method: 'PUT',
    url: body.sasUri,
    headers: { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' },
    payload: 'y'.repeat(60_000),
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'quota']);
  expect((await use(admin)).bytes).toEqual({ used: 60_000, most: 100_000 });
  expect(readdirSync(join(world.services.config.dataFolder, 'files/stored', admin.accountId))).toHaveLength(1);

  await givenFile(world, admin, 'document', 'z'.repeat(40_000), 'txt');
  expect(await askUpload(admin)).toMatchObject({ status: 409, body: { code: 'quota', details: { of: 'bytes' } } });
});

test('a picture inside a visitor’s form counts as well', async () => {
  const admin = await world.company();
  await setAccount(world, admin, { delegations: ['ITT Sur'] });
  await givenFile(world, admin, 'document', 'x'.repeat(100_000), 'txt');
  const image = `data:image/png;base64,${Buffer.alloc(200, 1).toString('base64')}`;
  const sent = await sendReport(world, admin.accountId, fieldForm({ images: [{ image, extension: 'png' }] } as never));
  expect(sent).toMatchObject({ status: 409, body: { code: 'quota' } });
});

test('a company mails so many a day, and whoever forgot their password is still let in', async () => {
  const admin = await world.company();
  const { services, database } = world;
  await vi.waitFor(async () => expect((await use(admin)).mails.used).toBe(1), { timeout: 20_000 });
  const to = `alguien-${randomUUID()}@cliente.test`;
  const write = (mail: Parameters<ReturnType<typeof mailing>>[0], address: string) =>
    asVisitor(database, 'write', admin.accountId, (db) =>
      mailing(services.jobs, db, admin.accountId)(mail, address, 'es'),
    );
  for (const name of ['uno', 'dos']) {
    await write({ kind: 'passwordChanged', name }, to);
    await vi.waitFor(async () => expect(await services.mailer.kept(to)).toHaveLength(name === 'uno' ? 1 : 2), {
      timeout: 20_000,
    });
  }
  await vi.waitFor(async () => expect((await use(admin)).mails).toEqual({ used: 3, most: 3 }), { timeout: 20_000 });
  await write({ kind: 'passwordChanged', name: 'tres' }, to);
  await write({ kind: 'resetPassword', userId: admin.user.id, name: 'Marta' }, admin.email);
  await vi.waitFor(
    async () => {
      const subjects = (await services.mailer.kept(admin.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Tu nueva contraseña de Llave');
      expect(world.lines.join('')).toContain('as many mails today as it may');
    },
    { timeout: 20_000 },
  );
  expect(await services.mailer.kept(to)).toHaveLength(2);
});

test('a company in which nobody has confirmed an address is shown the few mails that it may send', async () => {
  const admin = await world.company();
  await world.database.owner.transaction().execute(async (db) => {
    await enterCompany(db, admin.accountId);
    await sql`insert into quotas (mails) values (500)`.execute(db);
  });
  expect((await use(admin)).mails.most).toBe(500);
  await asVisitor(world.database, 'write', admin.accountId, (db) =>
    db.updateTable('users').set({ email_confirmed_at: null }).execute(),
  );
  expect((await use(admin)).mails.most).toBe(mailsUnconfirmed);
});
