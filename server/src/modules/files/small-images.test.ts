import { smallPicture } from '@llave/contract/picture-address';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { worldsOfStores } from '../../test/given-stores.ts';
import { jpeg, mp4, pdf, picture } from '../../test/samples.ts';
import { newName, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';
import { downloadUrl } from './addresses.ts';

describe.each(worldsOfStores)('the small picture of a file on %s', (_, given) => {
  const world = given();
  const files = uploading(world);
  let admin: Member;
  beforeAll(async () => {
    admin = await world.company();
  });

  const stored = async (content: Buffer, extension = 'jpg', purpose: 'image' | 'document' | 'video' = 'image') => {
    const fileName = newName(extension);
    expect(await files.put(await files.address(admin, fileName, purpose), content)).toMatchObject({ status: 201 });
    return fileName;
  };
  const small = (fileName: string) =>
    smallPicture(downloadUrl(world.services.config.secret, admin.accountId, fileName, world.services.now()));
  const look = (fileName: string, headers = {}) => files.send('GET', small(fileName), undefined, headers);

  test('is 480 px on its longer side, light, and never taken for a page', async () => {
    const fileName = await stored(await jpeg(2000, 3000));
    const { status, reply } = await look(fileName);
    expect(status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${fileName.replace('.jpg', '.webp')}"`,
      'content-length': String(reply.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 480 });
    expect(reply.rawPayload.length).toBeLessThan(60_000);
  });

  test('is the same when it is asked for again, and does not travel twice', async () => {
    const fileName = await stored(await jpeg(900, 600));
    const first = await look(fileName);
    const again = await look(fileName);
    expect(again.reply.rawPayload.equals(first.reply.rawPayload)).toBe(true);
    const { etag } = first.reply.headers;
    expect(again.reply.headers.etag).toBe(etag);
    expect((await files.fetch(admin, fileName)).reply.headers.etag).not.toBe(etag);
    expect(await look(fileName, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await files.send('HEAD', small(fileName))).toMatchObject({ status: 200, reply: { body: '' } });
  });

  test('of a small picture is no larger than it, and what can be seen through stays so', async () => {
    const glass = await picture(64, 48).ensureAlpha(0.5).png().toBuffer();
    const { reply } = await look(await stored(glass, 'png'));
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 64, height: 48, hasAlpha: true });
    expect((await sharp(reply.rawPayload).stats()).isOpaque).toBe(false);
  });

  test('is there for all twenty who ask at once before it is drawn', async () => {
    const fileName = await stored(await jpeg(1600, 1200));
    const answers = await Promise.all(Array.from({ length: 20 }, () => look(fileName)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ reply }) => reply.rawPayload.toString('base64'))).size).toBe(1);
  });

  test('is drawn again when it is lost, and the file itself is left as it is', async () => {
    const fileName = await stored(await jpeg(900, 600));
    const whole = (await files.fetch(admin, fileName)).reply.rawPayload;
    const first = await look(fileName);
    await world.services.storage.remove({ accountId: admin.accountId, fileName, size: 'small' });
    expect((await look(fileName)).reply.rawPayload.equals(first.reply.rawPayload)).toBe(true);
    expect((await files.fetch(admin, fileName)).reply.rawPayload.equals(whole)).toBe(true);
  });

  test('is not there for what is no picture, or no file', async () => {
    for (const fileName of [
      await stored(pdf(), 'pdf', 'document'),
      await stored(mp4(5000), 'mp4', 'video'),
      newName('jpg'),
    ])
      expect(await look(fileName)).toMatchObject({ status: 404, code: 'notFound' });
  });

  test('has the address of the file with its size, and nothing else of it may change', async () => {
    const fileName = await stored(await jpeg());
    const whole = (await files.downloadAddress(admin, fileName)).body.sasUri;
    const address = small(fileName);
    expect(small(fileName)).toBe(address);
    expect(smallPicture(whole)).toContain(address);
    for (const altered of [
      `${whole}&size=large`,
      address.replace('size=small', 'size=large'),
      address.replace('size=small', 'size='),
      `${address}&size=small`,
      address.replace(/until=\d+/, 'until=9999999999'),
      address.replace(/sig=[^&]+/, 'sig='),
      address.replace(fileName, newName('jpg')),
      address.replace(fileName, `${fileName}.small`),
    ])
      expect(await files.send('GET', altered), altered).toMatchObject({ status: 403, code: 'linkInvalid' });
    expect(await files.put(address, await jpeg())).toMatchObject({ status: 403, code: 'linkInvalid' });
    world.pass(30.1);
    expect(await files.send('GET', address)).toMatchObject({ status: 403, code: 'linkInvalid' });
  });
});
