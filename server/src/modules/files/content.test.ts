import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AnonymousCredential, BlockBlobClient } from '@azure/storage-blob';
import { blockBytes } from '@llave/contract/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { worldsOfStores } from '../../test/given-stores.ts';
import { shows } from '../../test/proof.ts';
import { jpeg, mp4, pdf, seeThrough } from '../../test/samples.ts';
import { blockId, newName, sha256, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';
import { sweepUploads } from './sweep.ts';

describe.each(worldsOfStores)('with the files on %s', (_, given) => {
  const world = given();
  const files = uploading(world);
  let admin: Member;
  let origin: string;
  beforeAll(async () => {
    admin = await world.company();
    origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });

  /** Begins to send, then hangs up. */
  const cut = async (url: string, announced: number, sent: Buffer) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`PUT ${url} HTTP/1.1\r\nHost: x\r\nx-ms-blob-type: BlockBlob\r\nContent-Length: ${announced}\r\n\r\n`);
    socket.write(sent);
    await wait(100);
    socket.destroy();
    await wait(100);
  };

  test('a whole file comes back as it was', async () => {
    const fileName = newName('pdf');
    expect(await files.put(await files.address(admin, fileName, 'document'), pdf())).toMatchObject({ status: 201 });
    const { reply } = await files.fetch(admin, fileName);
    expect(reply.rawPayload.equals(pdf())).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });

  test('a file is one line of the log however many blocks it came in, and a block that is refused is one too', async () => {
    const url = await files.address(admin, newName('pdf'), 'document');
    const before = world.lines.length;
    await files.putBlock(url, 0, pdf().subarray(0, 20));
    await files.putBlock(url, 1, pdf().subarray(20));
    await files.putList(url, [0, 1].map(blockId));
    await files.putBlock(url, 0, pdf());
    const lines = world.lines.slice(before).filter((line) => line.includes('"PUT"'));
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([201, 409]);
  });

  test('a film in blocks comes back as it was, whole and in parts', async () => {
    const film = mp4(2 * blockBytes + 1234);
    const fileName = newName('mp4');
    const url = await files.address(admin, fileName, 'video');
    const parts = [0, 1, 2].map((n) => film.subarray(n * blockBytes, (n + 1) * blockBytes));
    for (const [index, part] of parts.entries())
      expect(await files.putBlock(url, index, part)).toMatchObject({ status: 201 });
    expect(await files.putList(url, [0, 1, 2].map(blockId))).toMatchObject({ status: 201 });
    expect(await files.putList(url, [0, 1, 2].map(blockId))).toMatchObject({ status: 201 });

    const whole = await files.fetch(admin, fileName);
    expect(sha256(whole.reply.rawPayload)).toBe(sha256(film));
    const { etag } = whole.reply.headers;
    expect(await files.fetch(admin, fileName, { 'if-none-match': etag })).toMatchObject({ status: 304 });

    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      [`bytes=${blockBytes - 5}-${blockBytes + 5}`, blockBytes - 5, blockBytes + 5],
      ['bytes=-10', film.length - 10, film.length - 1],
      [`bytes=${film.length - 3}-`, film.length - 3, film.length - 1],
      ['bytes=5-99999999', 5, film.length - 1],
    ] as const) {
      const { status, reply } = await files.fetch(admin, fileName, { range });
      expect(status).toBe(206);
      expect(reply.headers['content-range']).toBe(`bytes ${from}-${to}/${film.length}`);
      expect(reply.rawPayload.equals(film.subarray(from, to + 1))).toBe(true);
    }
    const outside = await files.fetch(admin, fileName, { range: `bytes=${film.length}-` });
    expect(outside.reply.headers['content-range']).toBe(`bytes */${film.length}`);
    expect(outside.status).toBe(416);
  });

  test('HEAD says how large it is without sending it', async () => {
    const fileName = newName('mp4');
    await files.put(await files.address(admin, fileName, 'video'), mp4(5000));
    const { body } = await files.downloadAddress(admin, fileName);
    const { status, reply } = await files.send('HEAD', body.sasUri);
    expect({ status, length: reply.headers['content-length'], body: reply.body }).toEqual({
      status: 200,
      length: '5000',
      body: '',
    });
  });

  test('text is for saving, a picture for showing, under a name that says what it is', async () => {
    const [text, logo] = [newName('csv'), newName('png')];
    await files.put(await files.address(admin, text, 'document'), Buffer.from('a;b\n1;2\n'));
    await files.put(await files.address(admin, logo), await seeThrough());
    const texts = (await files.fetch(admin, text)).reply.headers;
    expect(texts).toMatchObject({
      'content-disposition': `attachment; filename="${text}"`,
      'content-type': 'text/csv; charset=utf-8',
    });
    const logos = (await files.fetch(admin, logo)).reply.headers;
    expect(logos).toMatchObject({ 'content-disposition': `inline; filename="${logo}"`, 'content-type': 'image/png' });
  });

  test('a connection that breaks leaves no half block and no half file, and the upload goes on from there', async () => {
    shows(21);
    const film = mp4(2 * blockBytes);
    const fileName = newName('mp4');
    const url = await files.address(admin, fileName, 'video');
    await files.putBlock(url, 0, film.subarray(0, blockBytes));
    await cut(
      `${url}&comp=block&blockid=${encodeURIComponent(blockId(1))}`,
      blockBytes,
      film.subarray(blockBytes, blockBytes + 100_000),
    );

    const { reply } = await files.blocks(url);
    expect(reply.body).toBe(
      `<?xml version="1.0" encoding="utf-8"?><BlockList><UncommittedBlocks><Block><Name>${blockId(0)}</Name><Size>${blockBytes}</Size></Block></UncommittedBlocks></BlockList>`,
    );
    expect(await files.putList(url, [0, 1].map(blockId))).toMatchObject({ status: 400, code: 'invalid' });
    await files.putBlock(url, 1, film.subarray(blockBytes));
    expect(await files.putList(url, [0, 1].map(blockId))).toMatchObject({ status: 201 });
    expect(sha256((await files.fetch(admin, fileName)).reply.rawPayload)).toBe(sha256(film));
  });

  test('a block that says no length and hangs up at once harms nobody', async () => {
    const url = await files.address(admin, newName('jpg'));
    const target = `${url}&comp=block&blockid=${encodeURIComponent(blockId(0))}`;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(`PUT ${target} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`);
        setImmediate(() => socket.resetAndDestroy());
        await once(socket, 'close');
      }),
    );
    expect(await files.putBlock(url, 0, Buffer.from('x'))).toMatchObject({ status: 201 });
  });

  test('a whole file whose connection breaks can be sent again', async () => {
    shows(21);
    const film = mp4(6_000_000);
    const fileName = newName('mp4');
    const url = await files.address(admin, fileName, 'video');
    await cut(url, film.length, film.subarray(0, 5_000_000));
    expect(await files.downloadAddress(admin, fileName)).toMatchObject({ status: 404 });
    expect(await files.put(url, film)).toMatchObject({ status: 201 });
    expect(sha256((await files.fetch(admin, fileName)).reply.rawPayload)).toBe(sha256(film));
  });

  test('what does not say how long it is is stopped when it is too long', async () => {
    const url = await files.address(admin, newName('jpg'));
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
    const answer = await fetch(origin + url, {
      method: 'PUT',
      body: endless,
      duplex: 'half',
      headers: { 'x-ms-blob-type': 'BlockBlob' },
    } as RequestInit).then(
      (reply) => reply.status,
      () => 413,
    );
    expect(answer).toBe(413);
    expect((await files.blocks(url)).reply.body).not.toContain('<Block>');
  });

  test('what says that it is too long is stopped at once', async () => {
    const url = await files.address(admin, newName('jpg'));
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`PUT ${url} HTTP/1.1\r\nHost: x\r\nx-ms-blob-type: BlockBlob\r\nContent-Length: 99999999999\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413[\s\S]*connection: close/i);
    await once(socket, 'close');
  });

  test('Azure’s own client can talk to us', async () => {
    const film = mp4(9_000_000);
    const [large, small] = [newName('mp4'), newName('mp4')];
    const clientFor = async (name: string) =>
      new BlockBlobClient(origin + (await files.address(admin, name, 'video')), new AnonymousCredential());
    const client = await clientFor(large);
    await client.stageBlock(blockId(0), film.subarray(0, 1000), 1000);
    expect((await client.getBlockList('uncommitted')).uncommittedBlocks).toEqual([{ name: blockId(0), size: 1000 }]);
    await client.uploadData(film, { blockSize: blockBytes, maxSingleShotSize: 1_000_000, concurrency: 2 });
    await (await clientFor(small)).uploadData(film.subarray(0, 500_000));
    expect(sha256((await files.fetch(admin, large)).reply.rawPayload)).toBe(sha256(film));
    expect(sha256((await files.fetch(admin, small)).reply.rawPayload)).toBe(sha256(film.subarray(0, 500_000)));
  });

  test('fifty clients that finish at once, and ten that finish the same file, all end well', async () => {
    const photo = await jpeg(200, 200);
    const names = Array.from({ length: 20 }, () => newName('jpg'));
    const answers = await Promise.all(names.map(async (name) => files.put(await files.address(admin, name), photo)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);

    const url = await files.address(admin, newName('jpg'));
    await files.putBlock(url, 0, photo);
    const same = await Promise.all(Array.from({ length: 10 }, () => files.putList(url, [blockId(0)])));
    expect(same.every(({ status }) => status === 201)).toBe(true);
  });

  test('what is left by a crash between storing and recording is taken up by the next try', async () => {
    const film = mp4(5000);
    const fileName = newName('mp4');
    const key = { accountId: admin.accountId, fileName };
    await world.services.storage.put(key, film);
    const url = await files.address(admin, fileName, 'video');
    expect(await files.put(url, mp4(5000))).toMatchObject({ status: 409, code: 'fileExists' });
    expect(await files.put(url, film)).toMatchObject({ status: 201 });
    expect(sha256((await files.fetch(admin, fileName)).reply.rawPayload)).toBe(sha256(film));
  });

  test('uploads that nobody finishes are forgotten after a day, stored files are not', async () => {
    const [begun, done] = [newName('mp4'), newName('mp4')];
    const url = await files.address(admin, begun, 'video');
    await files.putBlock(url, 0, mp4(5000));
    await files.putList(url, [blockId(0), blockId(1)]);
    await files.put(await files.address(admin, done, 'video'), mp4(5000));
    await sweepUploads(world.services);
    expect((await files.blocks(url)).reply.body).toContain('<Block>');

    const later = { ...world.services, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
    await sweepUploads(later);
    expect(await files.fetch(admin, done)).toMatchObject({ status: 200 });
  });
});
