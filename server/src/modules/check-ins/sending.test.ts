import { randomUUID } from 'node:crypto';
import { getCheckIn, listCheckIns, sendCheckIn } from '@llave/contract/check-ins';
import { uploadAddress } from '@llave/contract/files';
import { listLockers } from '@llave/contract/lockers';
import { smallPicture } from '@llave/contract/picture-address';
import { listTools } from '@llave/contract/tools';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { spend } from '../../db/budgets.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { givenImage, givenLocker } from '../../test/given.ts';
import {
  craneForm,
  givenCheckIn,
  givenTicket,
  givenTicketImage,
  ownerForm,
  sendForm,
  setAccount,
} from '../../test/given-reception.ts';
import { blankSignature } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { shows } from '../../test/proof.ts';
import { hugePng } from '../../test/samples.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member & { email: string };
beforeEach(async () => {
  admin = await world.company();
});

const list = async (query: object = {}) => {
  const { accountId, token } = admin;
  return (await world.call(listCheckIns, { params: { accountId }, query, token })).body;
};
const mailsTo = (address: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await world.services.mailer.kept(address);
      if (mails.length < count) throw new Error('No mail yet');
      return mails;
    },
    { timeout: 20_000, interval: 100 },
  );
const issuesOf = async (body: object) => (await sendForm(world, admin.accountId, body)).body.details;
const countOf = (table: 'check_ins' | 'files' | 'counters') =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => {
    const rows = await db.selectFrom(table).select('account_id').execute();
    return rows.length;
  });

test('a visitor leaves a vehicle and gets the signed receipt, which staff have and the customer is mailed', async () => {
  const form = await ownerForm({ image: null });
  const { status, body } = await sendForm(world, admin.accountId, form);
  expect({ status, ...body, pdf: '' }).toEqual({
    status: 200,
    receiptNumber: 1,
    pdf: '',
    lockerNumber: null,
    lockerCode: null,
    keyProof: null,
  });

  const [card] = await list();
  const { body: read } = await world.call(getCheckIn, { params: { id: card?.id }, token: admin.token });
  expect(read).toMatchObject({ receiptNumber: 1, nif: '12345678Z', email: form.email, kilometers: 84_210, option: 1 });
  const stored = await world.app.inject(read.receipt?.url ?? '');
  expect(stored.headers['content-type']).toBe('application/pdf');
  expect(stored.rawPayload.toString('base64')).toBe(body.pdf);

  const [mail] = await mailsTo(form.email as string);
  expect(mail).toMatchObject({ subject: 'Tu resguardo 000001 en Taller Turia', attachments: ['resguardo-000001.pdf'] });
});

test('fifty at once get fifty numbers, one after the other, a refused one leaves no gap, and three get the three lockers', async () => {
  shows(14, 50);
  await setAccount(world, admin, { keyDrop: true });
  for (const identifierValue of ['K1', 'K2', 'K10'])
    await givenLocker(world, admin, { useType: 'Renting', identifierValue });
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, at) =>
      sendForm(world, admin.accountId, await ownerForm(at % 6 === 0 ? { image: `${randomUUID()}.jpg` } : {})),
    ),
  );
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.receiptNumber);
  expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));

  const keys = answers.flatMap(({ body }) => (body.lockerNumber ? [body] : []));
  expect(keys.map(({ lockerNumber }) => lockerNumber).sort()).toEqual(['K1', 'K10', 'K2']);
  for (const { lockerCode } of keys) expect(lockerCode).toMatch(/^\d{6}$/);
  expect(answers.filter(({ status, body }) => status === 200 && body.lockerCode === null)).toHaveLength(47);

  const { accountId, token } = admin;
  const { body: lockers } = await world.call(listLockers, { params: { accountId }, token });
  expect(lockers.map(({ status, checkIn }) => ({ status, number: checkIn?.receiptNumber }))).toEqual(
    ['K1', 'K2', 'K10'].map((locker) => ({
      status: 'InUse',
      number: keys.find(({ lockerNumber }) => lockerNumber === locker)?.receiptNumber,
    })),
  );
});

test('the key’s locker and code are in the mail, and nothing is kept where key drop is off', async () => {
  await givenLocker(world, admin, { useType: 'Renting', identifierValue: 'K7' });
  expect((await sendForm(world, admin.accountId, await ownerForm())).body.lockerNumber).toBeNull();
  await setAccount(world, admin, { keyDrop: true });
  const form = await ownerForm({ language: 'en' });
  const { body } = await sendForm(world, admin.accountId, form);
  const [mail] = await mailsTo(form.email as string);
  expect(mail?.text).toContain(`Leave the key in locker K7. Code: ${body.lockerCode}`);
});

test('the same form again, even at once, is one check-in, one answer and one mail', async () => {
  shows(16, 11);
  const form = await ownerForm();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(world, admin.accountId, form, key)));
  answers.push(await sendForm(world, admin.accountId, form, key));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await list()).toHaveLength(1);
  expect(await mailsTo(form.email as string)).toHaveLength(1);
  expect(await countOf('files')).toBe(1);
  const other = await sendForm(world, admin.accountId, { ...form, worksToDo: 'Otra cosa' }, key);
  expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } });
});

test('a receipt that could not be stored is answered all the same, and kept and mailed later', async () => {
  shows(20);
  const put = vi.spyOn(world.services.storage, 'put').mockRejectedValueOnce(new Error('The store is away'));
  const form = await ownerForm();
  const { status, body } = await sendForm(world, admin.accountId, form);
  expect({ status, isPdf: body.pdf.startsWith('JVBERi0') }).toEqual({ status: 200, isPdf: true });
  put.mockRestore();
  await mailsTo(form.email as string);
  const [card] = await list();
  const { body: read } = await world.call(getCheckIn, { params: { id: card?.id }, token: admin.token });
  expect((await world.app.inject(read.receipt?.url ?? '')).rawPayload.toString('base64')).toBe(body.pdf);
});

describe('a crane operator', () => {
  test('is let in only where the company takes vehicles from cranes', async () => {
    expect(await issuesOf(await craneForm())).toEqual([{ path: 'isOwner', code: 'craneNotAllowed' }]);
    await setAccount(world, admin, { fullCheckinAccess: true });
    expect((await sendForm(world, admin.accountId, await craneForm())).status).toBe(200);
    expect(await list()).toMatchObject([{ isOwner: false, craneOperatorCompany: 'Grúas Norte', name: '' }]);
  });

  test('who knows the owner’s address has the receipt sent there, and otherwise nobody gets one', async () => {
    await setAccount(world, admin, { fullCheckinAccess: true });
    await sendForm(world, admin.accountId, await craneForm());
    const email = `${randomUUID()}@duena.test`;
    await sendForm(world, admin.accountId, await craneForm({ email, name: 'Eva' }));
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('Hola, Eva:');
    expect((await world.services.mailer.kept()).filter(({ to }) => to === '')).toEqual([]);
  });
});

describe('photos', () => {
  const missing = (...paths: string[]) => paths.map((path) => ({ path, code: 'fileMissing' }));

  test('that came in by the visitor’s ticket are shown to staff', async () => {
    const ticket = await givenTicket(world, admin.accountId);
    const [image, kmImage] = [await givenTicketImage(world, ticket), await givenTicketImage(world, ticket)];
    const read = await givenCheckIn(world, admin, { image, kmImage, ticket });
    expect([read.image?.fileName, read.kmImage?.fileName]).toEqual([image, kmImage]);
    for (const url of [read.image?.url, smallPicture(read.image?.url ?? ''), read.kmImage?.url])
      expect((await world.app.inject(url ?? '')).statusCode).toBe(200);
  });

  test('of nobody, of a colleague, of another ticket, of another company or without any ticket are refused', async () => {
    const { accountId } = admin;
    const [mine, other] = [await givenTicket(world, accountId), await givenTicket(world, accountId)];
    const elsewhere = await givenTicket(world, (await world.company()).accountId);
    const photo = await givenTicketImage(world, other);
    for (const [image, ticket] of [
      [`${randomUUID()}.jpg`, mine],
      [await givenImage(world, admin), mine],
      [photo, mine],
      [photo, ''],
      [photo, `${other}x`],
      [await givenTicketImage(world, elsewhere), elsewhere],
      [photo, elsewhere],
    ] as const)
      expect(await issuesOf(await ownerForm({ image, ticket }))).toEqual(missing('image'));
    expect(await list()).toEqual([]);
  });

  test('belong to one check-in, of many at once too, and in it to one field', async () => {
    const ticket = await givenTicket(world, admin.accountId);
    const image = await givenTicketImage(world, ticket);
    const form = await ownerForm({ image, ticket });
    expect(await issuesOf({ ...form, kmImage: image })).toEqual(missing('kmImage'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm(world, admin.accountId, form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    expect(await issuesOf(await ownerForm({ kmImage: image, ticket }))).toEqual(missing('kmImage'));
  });

  test('of an hour ago still count, those of the day before do not', async () => {
    const ticket = await givenTicket(world, admin.accountId);
    const [first, second] = [await givenTicketImage(world, ticket), await givenTicketImage(world, ticket)];
    world.pass(5 * 60);
    expect((await sendForm(world, admin.accountId, await ownerForm({ image: first, ticket }))).status).toBe(200);
    world.pass(30 * 60);
    expect(await issuesOf(await ownerForm({ image: second, ticket }))).toEqual(missing('image'));
  });

  test.each(['gif', 'webp', 'pdf', 'svg'])('called .%s are none', async (ending) => {
    const image = `${randomUUID()}.${ending}`;
    expect(await issuesOf(await ownerForm({ image }))).toEqual([{ path: 'image', code: 'imageFormatInvalid' }]);
  });
});

test('an empty sheet, a black one, a bomb and something else are no signature', async () => {
  shows(11);
  const asUrl = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`;
  const black = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const signature of [
    await blankSignature(),
    asUrl(black),
    asUrl(hugePng(6000, true)),
    asUrl(Buffer.from('<svg/>')),
  ])
    expect(await issuesOf(await ownerForm({ signature }))).toEqual([{ path: 'signature', code: 'signatureRequired' }]);
});

describe('the demo', () => {
  test('looks at everything, keeps nothing, mails nothing and answers a sample', async () => {
    await setAccount(world, admin, { keyDrop: true });
    await givenLocker(world, admin, { useType: 'Renting' });
    const form = await ownerForm({ isDemo: true });
    const { status, body } = await sendForm(world, admin.accountId, form);
    expect({ status, number: body.receiptNumber, code: body.lockerCode?.length }).toEqual({
      status: 200,
      number: null,
      code: 6,
    });
    const pdf = await readPdf(Buffer.from(body.pdf, 'base64'));
    expect(pdf.text).toContain('MUESTRA');
    expect(pdf.text).not.toContain('N.º 0');

    const real = await ownerForm();
    await sendForm(world, admin.accountId, real);
    await mailsTo(real.email as string);
    expect(await world.services.mailer.kept(form.email as string)).toEqual([]);
    expect([await countOf('check_ins'), await countOf('files'), await countOf('counters')]).toEqual([1, 1, 1]);
    expect(await list()).toMatchObject([{ receiptNumber: 1 }]);
  });

  test('refuses what would be refused', async () => {
    expect(await issuesOf({ ...(await craneForm()), isDemo: true })).toEqual([
      { path: 'isOwner', code: 'craneNotAllowed' },
    ]);
    expect(await issuesOf(await ownerForm({ isDemo: true, image: `${randomUUID()}.jpg` }))).toHaveLength(1);
    expect(await issuesOf(await ownerForm({ isDemo: true, signature: await blankSignature() }))).toHaveLength(1);
  });
});

test('an unknown company and one named twice differently are nowhere', async () => {
  const { accountId } = await world.company();
  expect((await sendForm(world, randomUUID(), await ownerForm())).status).toBe(404);
  expect((await sendForm(world, admin.accountId, await ownerForm({ accountId }))).status).toBe(404);
});

test('a machine at one place is told to wait, and neither others nor staff notice', async () => {
  shows(23, 22);
  const { accountId, token } = admin;
  const body = await ownerForm({ isDemo: true });
  const send = (address: string) => world.call(sendCheckIn, { params: { accountId }, body, address });
  const answers = [];
  for (let at = 0; at < 22; at += 1) answers.push(await send('203.0.113.9'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.at(-1);
  expect(refused).toMatchObject({ status: 429, body: { code: 'tooMany', details: { seconds: expect.any(Number) } } });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('203.0.113.10')).status).toBe(200);
  expect((await world.call(listTools, { params: { accountId }, token, address: '203.0.113.9' })).status).toBe(200);
});

test('a flood from many places uses up what they share, and whoever comes from elsewhere is let in', async () => {
  shows(23);
  const { accountId } = admin;
  const { system } = world.database;
  const shared = (of: string) => spend(system, [{ of: `${of}:${accountId}`, burst: 300, everySeconds: 3600 }]);
  const usedUp = async (of: string): Promise<void> => ((await shared(of)) > 0 ? undefined : usedUp(of));
  for (const of of ['check-in-company', 'field-company', 'upload-company']) await usedUp(of);

  const address = '203.0.113.77';
  const send = async () =>
    (await world.call(sendCheckIn, { params: { accountId }, body: await ownerForm({ isDemo: true }), address })).status;
  expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429]);
  const ticket = await givenTicket(world, accountId);
  const fileName = `${randomUUID()}.jpg`;
  const query = { purpose: 'image', ticket };
  expect((await world.call(uploadAddress, { params: { fileName }, query, address })).status).toBe(200);
});

test('nobody’s address is flooded, from however many places and companies', async () => {
  shows(23, 17);
  const form = await ownerForm();
  const companies = [admin, await world.company()];
  const codes = [];
  for (let at = 0; at < 17; at += 1)
    codes.push((await sendForm(world, companies[at % 2]?.accountId ?? '', form)).status);
  expect(codes).toEqual([...Array.from({ length: 15 }, () => 200), 429, 429]);
});

test('what somebody types lands in the mail as text, never as a page or a link', async () => {
  shows(12);
  const bad = '<img src=x onerror=alert(1)> https://malo.example';
  const form = await ownerForm({ name: bad, surname: bad, worksToDo: bad, appointmentNumber: '<b>1</b>' });
  await sendForm(world, admin.accountId, form);
  const [mail] = await mailsTo(form.email as string);
  expect(mail?.html).not.toMatch(/<img|https:\/\/malo|malo\.example/);
  expect(mail?.html).toContain('&#60;img src=x');
});
