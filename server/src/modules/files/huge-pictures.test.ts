import { rmSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { processesOf, watchMemory } from '../../test/memory.ts';
import { endLaunched, launch, type Running, ready } from '../../test/process.ts';
import { shows } from '../../test/proof.ts';
import { ask, companyAt } from '../../test/remote.ts';
import { givenFolder } from '../../test/template.ts';

let folder: string;
let server: Running;
let company: Awaited<ReturnType<typeof companyAt>>;
beforeAll(async () => {
  folder = givenFolder();
  server = await ready(launch({ PORT: String(await freePort()), LLAVE_DATA: folder, LLAVE_DEMO: 'off' }));
  company = await companyAt(server.origin);
});
afterAll(() => {
  endLaunched();
  rmSync(folder, { recursive: true, force: true });
});

const MB = 1024 * 1024;
const side = 7000;

const flat = () => sharp({ create: { width: side, height: side, channels: 3, background: '#12355b' } });

/** Small to send, huge to unpack: each kind in the way that costs most, and in the one that phones send. */
const kinds: Record<string, (image: Sharp) => Sharp> = {
  'png in 16 bits and passes': (image) => image.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }),
  'png in passes': (image) => image.png({ progressive: true, compressionLevel: 9 }),
  'png line by line': (image) => image.png({ compressionLevel: 9 }),
  'jpeg in passes with all its colour': (image) => image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'jpeg line by line': (image) => image.jpeg(),
  'jpeg to be turned': (image) => image.withMetadata({ orientation: 6 }).jpeg(),
  webp: (image) => image.webp({ lossless: true }),
  gif: (image) => image.gif(),
};

const upload = async (content: Buffer, ending: string, asWhom: 'member' | 'guest') => {
  const fileName = `${crypto.randomUUID()}.${ending}`;
  const path = `/file/upload/${fileName}?purpose=image`;
  const asked =
    asWhom === 'member'
      ? await company.staff<{ sasUri: string }>('GET', path)
      : await ask<{ sasUri: string }>(`${server.origin}/api${path}&ticket=${await ticket()}`, 'GET');
  const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/octet-stream' };
  const answer = await fetch(asked.body.sasUri, { method: 'PUT', headers, body: new Uint8Array(content) });
  await answer.arrayBuffer();
  return answer.status;
};

const ticket = async () => {
  const url = `${server.origin}/api/account/booking/${company.accountId}`;
  return (await ask<{ uploadTicket: string }>(url, 'GET')).body.uploadTicket;
};

test.each(Object.entries(kinds))(
  'several of %s take little memory, and are refused or shrunk',
  async (kind, encode) => {
    const content = await encode(flat()).toBuffer();
    const ending = kind.split(' ', 1)[0] ?? '';
    await upload(await sharp(content).resize(64).jpeg().toBuffer(), 'jpg', 'member');

    const processes = processesOf(server.child.pid ?? 0);
    expect(processes).toHaveLength(2);
    const taken = watchMemory(processes);
    const statuses = await Promise.all(
      (['guest', 'guest', 'member', 'member'] as const).map((whom) => upload(content, ending, whom)),
    );
    const more = taken();
    shows(
      32,
      4,
      `${kind}, ${Math.round(content.length / 1024)} kB: +${Math.round(more / MB)} MB, ${statuses.join(' ')}`,
    );
    for (const status of statuses) expect([201, 413]).toContain(status);
    expect(more).toBeLessThan(150 * MB);
  },
);
