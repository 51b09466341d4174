import { getPublicAccount } from '@llave/contract/accounts';
import { blockBytes, downloadAddress, ticketLimits, uploadAddress } from '@llave/contract/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { jpeg, mp4, pdf } from '../../test/samples.ts';
import { newName, sha256, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
const files = uploading(world);
let admin: Member;
let rival: Member;
let photo: Buffer;

beforeAll(async () => {
  admin = await world.company();
  rival = await world.company();
  photo = await jpeg();
});

const stored = async (member: Member) => {
  const fileName = newName('jpg');
  const url = await files.address(member, fileName);
  expect(await files.put(url, photo)).toMatchObject({ status: 201 });
  return { fileName, url };
};

/** How many calls are answered, a few at a time, before one is told to wait. */
const allowed = async (call: (n: number) => Promise<{ status: number }>) => {
  for (let n = 0; n < 2_000; n += 8) {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => call(n + index)));
    const passed = answers.filter(({ status }) => status === 200).length;
    if (answers.some(({ status }) => status === 429)) return n + passed;
    expect(passed).toBe(8);
  }
  throw new Error('Nothing was ever refused');
};

const changed = (url: string, name: string, value: string) => {
  const parts = new URL(url, 'http://llave.test');
  parts.searchParams.set(name, value);
  return parts.pathname + parts.search;
};

describe('an upload address', () => {
  test('is one of ours and says nothing of a store', async () => {
    const fileName = newName('jpg');
    expect(await files.address(admin, fileName)).toMatch(`/api/file/content/${admin.accountId}/${fileName}?`);
  });

  test('ends after a quarter of an hour', async () => {
    shows(10);
    const fileName = newName('pdf');
    const url = await files.address(admin, fileName, 'document');
    world.pass(14.9);
    expect(await files.putBlock(url, 0, pdf())).toMatchObject({ status: 201 });
    world.pass(0.2);
    expect(await files.putBlock(url, 1, pdf())).toMatchObject({ status: 403, code: 'linkInvalid' });
    expect(await files.put(url, pdf())).toMatchObject({ status: 403, code: 'linkInvalid' });
  });

  test.each([
    ['purpose', 'video'],
    ['max', '999999999999'],
    ['until', '9999999999'],
    ['by', 'user.00000000-0000-4000-8000-000000000000'],
    ['act', 'download'],
    ['sig', ''],
    ['sig', 'A'.repeat(43)],
  ])('with another %s is refused', async (name, value) => {
    const fileName = newName('jpg');
    const url = changed(await files.address(admin, fileName), name, value);
    expect(await files.put(url, photo)).toMatchObject({ status: 403, code: 'linkInvalid' });
    expect(await files.downloadAddress(admin, fileName)).toMatchObject({ status: 404 });
  });

  test('is refused without its signature, twice over, and for another name or company', async () => {
    shows(10);
    const fileName = newName('jpg');
    const url = await files.address(admin, fileName);
    for (const other of [
      url.replace(/&?sig=[^&]*/, ''),
      `${url}&sig=x`,
      url.replace(/sig=.*/, `sig=${encodeURIComponent('é'.repeat(43))}`),
      url.replace(fileName, newName('jpg')),
      url.replace(admin.accountId, rival.accountId),
      url.replace(admin.accountId, admin.accountId.toUpperCase()),
      url.replace(fileName, `..%2F${fileName}`),
      url.replace(fileName, `${fileName}%00`),
      url.replace(`${admin.accountId}/`, `${admin.accountId}/../${rival.accountId}/`),
    ])
      expect(await files.put(other, photo), other).toMatchObject({
        code: expect.stringMatching(/linkInvalid|notFound/),
      });
  });

  test('reads nothing, and a download address writes nothing', async () => {
    shows(10);
    const { fileName, url } = await stored(admin);
    expect(await files.send('GET', url)).toMatchObject({ status: 403, code: 'linkInvalid' });
    const { body } = await files.downloadAddress(admin, fileName);
    expect(await files.put(body.sasUri, photo)).toMatchObject({ status: 403, code: 'linkInvalid' });
    expect(await files.putBlock(body.sasUri, 0, photo)).toMatchObject({ status: 403 });
    expect(await files.blocks(body.sasUri)).toMatchObject({ status: 403 });
  });

  test('used again, by anyone and in any way, leaves the file as it is', async () => {
    shows(10);
    const { fileName, url } = await stored(admin);
    const before = sha256((await files.fetch(admin, fileName)).reply.rawPayload);
    const other = await jpeg(300, 300);
    const colleague = await world.person(admin.accountId);
    const theirs = await files.address(colleague, fileName);

    expect(await files.put(url, other)).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.put(theirs, other)).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.put(theirs, photo)).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.putBlock(url, 0, other)).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.putList(url, ['AAAA'])).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.blocks(url)).toMatchObject({ status: 409, code: 'fileExists' });
    expect(sha256((await files.fetch(admin, fileName)).reply.rawPayload)).toBe(before);
  });

  test('the same sending again, its answer lost, is answered the same', async () => {
    const { url } = await stored(admin);
    expect(await files.put(url, photo)).toMatchObject({ status: 201 });
    world.pass(16);
    const renewed = await files.address(admin, url.split(/[/?]/)[5] ?? '');
    expect(await files.put(renewed, photo)).toMatchObject({ status: 201 });
  });

  test('of ten at once with different files one is stored', async () => {
    shows(10, 10);
    const fileName = newName('jpg');
    const url = await files.address(admin, fileName);
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, n) => jpeg(100 + n, 100)));
    const answers: { status: number }[] = [];
    for (const part of [pictures.slice(0, 4), pictures.slice(4, 8), pictures.slice(8)])
      answers.push(...(await Promise.all(part.map((picture) => files.put(url, picture)))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  test('of one purpose does not take another’s files', async () => {
    const url = await files.address(admin, newName('mp4'), 'image');
    expect(await files.put(url, mp4(5000))).toMatchObject({ status: 415, code: 'fileKind' });
  });

  test('is a whole address, for any plain name, and for what the name says when no purpose is given', async () => {
    for (const fileName of [newName('jpg'), `photo-${Date.now()}.jpg`, `IMG_2026.05.${Date.now()}.jpg`]) {
      const { body } = await world.call(uploadAddress, { params: { fileName }, token: admin.token });
      expect(body.sasUri).toContain(
        `${world.services.config.publicUrl}/api/file/content/${admin.accountId}/${fileName}`,
      );
      expect(body.sasUri).toContain('purpose=image');
      expect(await files.put(body.sasUri, photo)).toMatchObject({ status: 201 });
    }
    const film = await world.call(uploadAddress, { params: { fileName: newName('mp4') }, token: admin.token });
    expect(film.body.sasUri).toContain('purpose=video');
  });

  test('is given for plain new names only, and to nobody without a session', async () => {
    shows(10);
    const small = `${newName('jpg')}.small`;
    for (const fileName of [
      '../../etc/passwd',
      '.htaccess',
      'sin-punto',
      'a b.jpg',
      'a..jpg',
      `${newName('jpg')}/x`,
      newName('JPG'),
      small,
    ])
      expect(await world.call(uploadAddress, { params: { fileName }, token: admin.token })).toMatchObject({
        status: 400,
      });
    expect(await world.call(uploadAddress, { params: { fileName: newName('jpg') } })).toMatchObject({ status: 401 });
  });
});

describe('a download address', () => {
  test('is for files of one’s own company', async () => {
    shows(1);
    const { fileName } = await stored(admin);
    expect(await files.downloadAddress(rival, fileName)).toMatchObject({ status: 404 });
    expect(await files.downloadAddress(admin, newName('jpg'))).toMatchObject({ status: 404 });
    const { body } = await files.downloadAddress(admin, fileName);
    const foreign = body.sasUri.replace(admin.accountId, rival.accountId);
    expect(await files.send('GET', foreign)).toMatchObject({ status: 403, code: 'linkInvalid' });
  });

  test('works for 15 to 30 minutes and stays the same meanwhile', async () => {
    const { fileName } = await stored(admin);
    const first = (await files.downloadAddress(admin, fileName)).body.sasUri;
    const second = (await files.downloadAddress(admin, fileName)).body.sasUri;
    expect(second).toBe(first);
    world.pass(14.9);
    expect(await files.send('GET', first)).toMatchObject({ status: 200 });
    world.pass(15.2);
    expect(await files.send('GET', first)).toMatchObject({ status: 403, code: 'linkInvalid' });
  });
});

test('a member gets a day’s addresses at once and then waits, a colleague does not', async () => {
  const [busy, other] = [await world.person(admin.accountId), await world.person(admin.accountId)];
  const ask = ({ token }: Member) => world.call(uploadAddress, { params: { fileName: newName('jpg') }, token });
  expect(await allowed(() => ask(busy))).toBeGreaterThanOrEqual(300);
  expect(await ask(other)).toMatchObject({ status: 200 });
});

describe('an upload ticket', () => {
  const addressWith = (ticket: string, fileName: string, purpose = 'image') =>
    world.call(uploadAddress, { params: { fileName }, query: { purpose, ticket } });

  test('is one of so many that one place may ask for, however many it would take', async () => {
    const look = (address: string) => world.call(getPublicAccount, { params: { accountId: rival.accountId }, address });
    expect(await allowed(() => look('192.0.2.1'))).toBeGreaterThanOrEqual(120);
    expect(await look('192.0.2.2')).toMatchObject({ status: 200 });
  });

  test('is one of so many that a company gives away, whoever asks', async () => {
    const { accountId } = await world.company();
    const look = (id: string, address: string) => world.call(getPublicAccount, { params: { accountId: id }, address });
    expect(await allowed((n) => look(accountId, `192.0.${n % 100}.3`))).toBeGreaterThanOrEqual(1200);
    expect(await look(rival.accountId, '192.0.2.4')).toMatchObject({ status: 200 });
  });

  test('is one of many with which visitors share what their company takes', async () => {
    const { accountId } = await world.company();
    const [ticket, elsewhere] = [await files.ticket(accountId), await files.ticket(rival.accountId)];
    const ask = (of: string, address: string) =>
      world.call(uploadAddress, {
        params: { fileName: newName('jpg') },
        query: { purpose: 'image', ticket: of },
        address,
      });
    expect(await allowed((n) => ask(ticket, `198.51.${n % 100}.1`))).toBeGreaterThanOrEqual(300);
    expect(await ask(elsewhere, '198.51.100.2')).toMatchObject({ status: 200 });
  });

  test('leaves no more aside than the one file may have, however often its blocks come', async () => {
    const ticket = await files.ticket(admin.accountId);
    const fileName = newName('jpg');
    const url = (await addressWith(ticket, fileName)).body.sasUri;
    const block = Buffer.alloc(blockBytes);
    for (const index of [7, 8, 9])
      expect(await files.putEndless(url, index, Buffer.alloc(blockBytes + 1))).toMatchObject({ status: 413 });
    for (const index of [0, 1, 2, 2, 1, 0])
      expect(await files.putBlock(url, index, block)).toMatchObject({ status: 201 });
    expect(await files.putBlock(url, 3, block)).toMatchObject({ status: 413, code: 'tooLarge' });
    expect(await files.putBlock(url, 3, block.subarray(0, 3 * 1024 * 1024))).toMatchObject({ status: 201 });
    expect(await files.putBlock(url, 4, Buffer.from('x'))).toMatchObject({ status: 413 });
    const staged = await world.services.storage.staged({ accountId: admin.accountId, fileName });
    expect(staged.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(ticketLimits.maxBytes);
  });

  test('takes six pictures and lets them be seen again, nobody else’s', async () => {
    const ticket = await files.ticket(admin.accountId);
    const names = Array.from({ length: 7 }, () => newName('jpg'));
    const answers = [];
    for (const name of names) answers.push(await files.put((await addressWith(ticket, name)).body.sasUri, photo));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429]);

    const again = { params: { fileName: names[0] ?? '' }, query: { ticket } };
    expect(await world.call(downloadAddress, again)).toMatchObject({ status: 200 });
    const { fileName } = await stored(admin);
    expect(await world.call(downloadAddress, { params: { fileName }, query: { ticket } })).toMatchObject({
      status: 404,
    });
    const other = await files.ticket(admin.accountId);
    expect(await world.call(downloadAddress, { ...again, query: { ticket: other } })).toMatchObject({ status: 404 });
  });

  test('counts files that never arrive, and those that come at once', async () => {
    const ticket = await files.ticket(admin.accountId);
    const urls = await Promise.all(
      Array.from({ length: 12 }, async () => (await addressWith(ticket, newName('jpg'))).body.sasUri),
    );
    const answers = await Promise.all(urls.map((url) => files.putBlock(url, 0, photo)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  test('takes nothing but pictures of up to 15 MB', async () => {
    const ticket = await files.ticket(admin.accountId);
    expect(await addressWith(ticket, newName('mp4'), 'video')).toMatchObject({ status: 403 });
    expect(await addressWith(ticket, newName('pdf'), 'document')).toMatchObject({ status: 403 });
    const { body } = await addressWith(ticket, newName('jpg'));
    expect(await files.put(body.sasUri, pdf())).toMatchObject({ status: 415 });
    expect(await files.put(body.sasUri, Buffer.alloc(15 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  test('altered, over or made up is refused', async () => {
    shows(10);
    const ticket = await files.ticket(admin.accountId);
    for (const value of [`${ticket.slice(0, -3)}AAA`, 'x', admin.token, ticket.replace(/\.[^.]*\./, '.e30.')])
      expect(await addressWith(value, newName('jpg'))).toMatchObject({ status: 403 });
    world.pass(121);
    expect(await addressWith(ticket, newName('jpg'))).toMatchObject({ status: 403 });
  });
});
