import { AppError } from '@llave/contract/errors';
import { maxImageSide } from '@llave/contract/files';
import sharp, { type Sharp } from 'sharp';
import type { ImageType } from './file-kind.ts';

export type Image = { content: Buffer; width: number; height: number };

const maxPixels = 50_000_000;
const smallSide = 480;
const atOnce = 2;
const maxWaiting = 200;

/** Only these four are ever decoded from outside, whatever a file says it is. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the picture anew as what it is to be kept as, upright, bounded, without anything but its pixels. Two at a time: the others wait before
 * they take any memory, which is why the content is asked for and not handed over.
 */
export const redraw = (load: () => Promise<Buffer>, type: ImageType): Promise<Image> =>
  inTurn(async () => drawn(await load(), type));

/** Draws a stored picture as small as lists show it, whatever can be seen through staying so. */
export const shrink = (load: () => Promise<Buffer>): Promise<Buffer> =>
  inTurn(async () =>
    sharp(await load(), { limitInputPixels: maxPixels })
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer(),
  );

/** Lets us draw from SVG of our own, for as long as the work takes: to be done before anybody else's files come in. */
export const withSvg = async <T>(work: () => Promise<T>): Promise<T> => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return work().finally(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));
};

/** How a small picture is stored. */
export const smallType = 'image/webp';

const inTurn = async <T>(draw: () => Promise<T>): Promise<T> => {
  if (waiting.length >= maxWaiting) throw new AppError('unavailable');
  await turn();
  try {
    return await draw();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

const waiting: (() => void)[] = [];
let running = 0;

const turn = async () => {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
};

/** What can be seen through is white where it cannot be kept so. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 84 }),
  'image/png': (image) => image.png({ compressionLevel: 8 }),
  'image/webp': (image) => image.webp({ quality: 84 }),
  'image/gif': (image) => image.gif({ effort: 3 }),
};

const drawn = async (content: Buffer, type: ImageType): Promise<Image> => {
  if (content.length === 0) throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);
  const input = sharp(content, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
  const { width, height } = await input.metadata().catch(refuse);
  if (width * height > maxPixels) throw new AppError('tooLarge', { maxPixels });

  const fitting = input.autoOrient().resize(maxImageSide, maxImageSide, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encoders[type](fitting).toBuffer({ resolveWithObject: true }).catch(refuse);
  return { content: data, width: info.width, height: info.height };
};

const refuse = (error: Error): never => {
  if (/exceeds pixel limit/i.test(error.message)) throw new AppError('tooLarge', { maxPixels });
  throw new AppError('invalid', [{ path: 'file', code: 'imageBroken' }], 'The picture cannot be read');
};
