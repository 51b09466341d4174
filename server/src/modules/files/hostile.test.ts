import { changeAccount } from '@llave/contract/accounts';
import { blockBytes, type Purpose, purposes } from '@llave/contract/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenTicket, givenTicketImage } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { gifAndScript, html, hugePng, jpeg, jpegAndPage, mp4, pdf, phonePhoto, svg } from '../../test/samples.ts';
import { blockId, newName, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';
import { maxBlockListBytes } from './blocks.ts';

const world = givenWorld();
const files = uploading(world);
let admin: Member;

beforeAll(async () => {
  admin = await world.company();
});

const photo = await jpeg();
const program = Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex');

/** Every way a file can come in. */
const ways = {
  whole: (url: string, content: Buffer) => files.put(url, content),
  blocks: async (url: string, content: Buffer) => {
    const staged = await files.putBlock(url, 0, content);
    return staged.status === 201 ? files.putList(url, [blockId(0)]) : staged;
  },
};

describe.each(Object.entries(ways))('sent %s', (_, send) => {
  test.each<[string, Purpose, string, Buffer, number, string]>([
    ['an SVG', 'image', 'svg', svg, 415, 'fileKind'],
    ['an SVG named .jpg', 'image', 'jpg', svg, 415, 'fileKind'],
    ['a page named .jpg', 'image', 'jpg', html, 415, 'fileKind'],
    ['a page named .txt', 'document', 'txt', html, 415, 'fileKind'],
    ['a page named .pdf', 'document', 'pdf', html, 415, 'fileKind'],
    ['a page named .mp4', 'video', 'mp4', html, 415, 'fileKind'],
    ['a GIF that is a script', 'image', 'gif', gifAndScript, 400, 'invalid'],
    ['a GIF that is a script, as a document', 'document', 'gif', gifAndScript, 400, 'invalid'],
    ['a PNG that claims 14000 × 14000', 'image', 'png', hugePng(14_000, false), 413, 'tooLarge'],
    ['a PNG of 14000 × 14000', 'image', 'png', hugePng(14_000, true), 413, 'tooLarge'],
    ['half a picture', 'image', 'jpg', photo.subarray(0, photo.length / 2), 400, 'invalid'],
    ['nothing', 'image', 'jpg', Buffer.alloc(0), 400, 'invalid'],
    ['a program named .pdf', 'document', 'pdf', program, 415, 'fileKind'],
    ['a picture named .pdf', 'document', 'pdf', photo, 415, 'fileKind'],
    ['a PDF named .html', 'document', 'html', pdf(), 415, 'fileKind'],
    ['a film for a picture', 'image', 'jpg', mp4(5000), 415, 'fileKind'],
  ])('%s is refused and nothing of it stays', async (_, purpose, extension, content, status, code) => {
    shows(11);
    const fileName = newName(extension);
    const url = await files.address(admin, fileName, purpose);
    expect(await send(url, content)).toMatchObject({ status, code });
    expect(await files.downloadAddress(admin, fileName)).toMatchObject({ status: 404 });
    expect((await files.blocks(url)).reply.body).not.toContain('<Block>');
    expect(await world.services.storage.size({ accountId: admin.accountId, fileName })).toBeUndefined();
  });

  test('a picture with a page behind it comes out as a picture alone', async () => {
    shows(11);
    const fileName = newName('jpg');
    expect(await send(await files.address(admin, fileName), await jpegAndPage())).toMatchObject({ status: 201 });
    const { reply } = await files.fetch(admin, fileName);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.rawPayload.includes('<script>')).toBe(false);
  });

  test('a phone’s photo no longer says where it was taken', async () => {
    shows(11);
    const fileName = newName('jpg');
    expect(await send(await files.address(admin, fileName), await phonePhoto())).toMatchObject({ status: 201 });
    const { reply } = await files.fetch(admin, fileName);
    const { exif, width, height } = await sharp(reply.rawPayload).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 600, height: 800 });
  });
});

describe('blocks', () => {
  const fresh = async (purpose: Purpose = 'image') => files.address(admin, newName('jpg'), purpose);

  test('without a byte, or with one too many, are refused', async () => {
    const url = await fresh();
    expect(await files.putBlock(url, 0, Buffer.alloc(0))).toMatchObject({ status: 400 });
    expect(await files.putBlock(url, 0, Buffer.alloc(blockBytes))).toMatchObject({ status: 201 });
    expect(await files.putBlock(url, 1, Buffer.alloc(blockBytes + 1))).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test('do not pile up beyond what the purpose allows', async () => {
    shows(11);
    const url = await fresh();
    let refused = 0;
    for (let index = 0; index < 300 && refused === 0; index += 1)
      refused = (await files.putBlock(url, index, Buffer.from('x'))).status === 413 ? index : 0;
    expect(refused).toBeGreaterThan(purposes.image.maxBytes / blockBytes);
    expect(refused).toBeLessThan(200);

    const full = await fresh();
    const statuses = [];
    for (let index = 0; index < 16; index += 1)
      statuses.push((await files.putBlock(full, index, Buffer.alloc(blockBytes))).status);
    expect(statuses.filter((status) => status === 201).length * blockBytes).toBeLessThan(3 * purposes.image.maxBytes);
    expect(statuses.at(-1)).toBe(413);
  });

  test('that make more than the limit together make no file', async () => {
    shows(11);
    const url = await fresh();
    const ids = Array.from({ length: 7 }, (_, index) => index);
    for (const index of ids) await files.putBlock(url, index, Buffer.alloc(blockBytes));
    expect(await files.putList(url, ids.map(blockId))).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test.each([
    ['no base64', 'a b'],
    ['none', ''],
    ['a path', encodeURIComponent('../../x')],
    ['too long', encodeURIComponent(Buffer.alloc(64).toString('base64'))],
    ['two', `${blockId(0)}&blockid=${blockId(1)}`],
  ])('with an id that is %s are refused', async (_, id) => {
    const url = await fresh();
    expect(await files.send('PUT', `${url}&comp=block&blockid=${id}`, photo)).toMatchObject({ status: 400 });
  });

  test.each([
    ['empty', '<BlockList></BlockList>'],
    ['of missing blocks', `<BlockList><Latest>${blockId(7)}</Latest></BlockList>`],
    ['with a block twice', `<BlockList><Latest>${blockId(0)}</Latest><Latest>${blockId(0)}</Latest></BlockList>`],
    [
      'with an entity',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><BlockList><Latest>&e;</Latest></BlockList>',
    ],
    ['of something else', '{"blocks":[]}'],
    ['of blanks alone', ' '.repeat(maxBlockListBytes)],
    ['much too long', `<BlockList>${' '.repeat(300_000)}</BlockList>`],
  ])('listed in a list %s make no file', async (_, xml) => {
    const url = await fresh();
    await files.putBlock(url, 0, photo);
    const { status } = await files.send('PUT', `${url}&comp=blocklist`, xml);
    expect([400, 413]).toContain(status);
    expect((await files.blocks(url)).reply.body).toContain(blockId(0));
  });

  test('of something other than a block blob are refused', async () => {
    const url = await fresh();
    expect(await files.send('PUT', url, photo, { 'x-ms-blob-type': 'PageBlob' })).toMatchObject({ status: 400 });
    expect(await files.send('PUT', url, photo)).toMatchObject({ status: 400 });
    expect(await files.send('PUT', `${url}&comp=metadata`, photo)).toMatchObject({ status: 400 });
  });
});

test('a form takes only a file that is here, in this company, for this purpose, and of a member', async () => {
  shows(11, 4);
  const rival = await world.company();
  const put = async (member: Member, extension: string, purpose: Purpose, content: Buffer) => {
    const fileName = newName(extension);
    await files.put(await files.address(member, fileName, purpose), content);
    return fileName;
  };
  const withLogo = (logo: string) =>
    world.call(changeAccount, {
      token: admin.token,
      body: {
        companyName: 'Taller',
        companyIdentifier: 'B1',
        phoneNumber: '1',
        address: { street: 'a', city: 'b', state: 'c', postCode: 'd' },
        logo,
      },
    });

  expect(await withLogo(await put(admin, 'png', 'image', photo))).toMatchObject({ status: 200 });
  for (const logo of [
    await put(rival, 'png', 'image', photo),
    await put(admin, 'pdf', 'document', pdf()),
    newName('png'),
    await givenTicketImage(world, await givenTicket(world, admin.accountId)),
  ])
    expect(await withLogo(logo)).toMatchObject({
      status: 400,
      body: { code: 'invalid', details: [{ path: 'logo', code: 'fileMissing' }] },
    });
});
