import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { processesOf, watchMemory } from '../test/memory.ts';
import { shows } from '../test/proof.ts';
import {
  gifAndScript,
  html,
  hugePng,
  jpeg,
  jpegAndPage,
  phonePhoto,
  picture,
  seeThrough,
  svg,
} from '../test/samples.ts';
import type { ImageType } from './file-kind.ts';
import { redraw } from './images.ts';

const draw = (content: Buffer, type: ImageType = 'image/jpeg') => redraw(async () => content, type, { of: 'somebody' });

test('a phone’s photo comes out upright and without saying where it was taken', async () => {
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif?.includes('Telefono')).toBe(true);

  const image = await draw(photo);
  expect(image).toMatchObject({ width: 600, height: 800 });
  const { exif, xmp, icc, iptc, orientation } = await sharp(image.content).metadata();
  expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
  expect(image.content.includes('Telefono')).toBe(false);
});

test('a large picture is made to fit, a small one is left as large as it is', async () => {
  expect(await draw(await jpeg(6000, 3000))).toMatchObject({ width: 2560, height: 1280 });
  expect(await draw(await jpeg(64, 48))).toMatchObject({ width: 64, height: 48 });
});

test('what can be seen through stays so', async () => {
  const image = await draw(await seeThrough(), 'image/png');
  expect((await sharp(image.content).stats()).isOpaque).toBe(false);
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is read, a cut one is refused', async (format) => {
  const whole = await picture(400, 300)[format]().toBuffer();
  await expect(draw(whole)).resolves.toMatchObject({ width: 400, height: 300 });
  for (const part of [0.99, 0.5, 0.05])
    await expect(draw(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toMatchObject({ code: 'invalid' });
});

test.each(['tiff', 'avif'] as const)('a %s is not even opened', async (format) => {
  const image = await picture(32, 32)[format]().toBuffer();
  await expect(draw(image)).rejects.toMatchObject({ code: 'invalid' });
});

test.each(Object.entries({ svg, html, gifAndScript, empty: Buffer.alloc(0) }))(
  '%s is no picture',
  async (_, content) => {
    await expect(draw(content)).rejects.toMatchObject({ code: 'invalid' });
  },
);

test('a page behind a picture does not come through', async () => {
  const image = await draw(await jpegAndPage());
  expect(image.content.includes('<script>')).toBe(false);
});

test('nothing is left of a picture where it was drawn, whatever became of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'llave-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    await draw(await jpegAndPage());
    await expect(draw(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'invalid' });
    await expect(draw(Buffer.alloc(0))).rejects.toMatchObject({ code: 'invalid' });
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

describe('14000 × 14000', () => {
  test.each([
    ['a claim', false],
    ['the truth', true],
  ])('as %s is refused without taking its memory', async (_, honest) => {
    const bomb = hugePng(14_000, honest);
    const taken = watchMemory(processesOf(process.pid));
    for (let n = 0; n < 5; n += 1) await expect(draw(bomb)).rejects.toMatchObject({ code: 'tooLarge' });
    expect(taken()).toBeLessThan(64 * 1024 * 1024);
  });
});

test('twelve large pictures at once take the memory of two', async () => {
  shows(11, 12);
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#12355b' } })
    .jpeg()
    .toBuffer();
  const processes = processesOf(process.pid);
  expect(processes).toHaveLength(2);
  const taken = watchMemory(processes);
  const images = await Promise.all(
    Array.from({ length: 12 }, () => redraw(async () => Buffer.from(large), 'image/jpeg', { of: 'somebody' })),
  );
  expect(images.every((image) => image.width === 2560)).toBe(true);
  expect(taken()).toBeLessThan(350 * 1024 * 1024);
}, 120_000);
