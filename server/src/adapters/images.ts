import { availableParallelism } from 'node:os';
import { AppError } from '@llave/contract/errors';
import { maxImageSide } from '@llave/contract/files';
import sharp, { type Sharp } from 'sharp';
import { decodingCost, mostDecoded, type Painter } from './decoding.ts';
import type { ImageType } from './file-kind.ts';
import { openLine } from './line.ts';

export type Image = { content: Buffer; width: number; height: number };

const maxPixels = 50_000_000;
const smallSide = 480;

/** Only these four are ever decoded from outside, whatever a file says it is. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** One core is left to everybody else; companies in turn: the others wait before they take any memory. */
const turns = openLine({ room: Math.max(1, Math.min(2, availableParallelism() - 1)), most: 200 });

/** What both together may take up while they are unpacked. */
const memory = openLine({ room: mostDecoded.member, most: 10 });

/**
 * Draws the picture anew as what it is to be kept as, upright, bounded, without anything but its pixels. The content is asked
 * for when its turn has come, and not handed over.
 */
export const redraw = (load: () => Promise<Buffer>, type: ImageType, painter: Painter): Promise<Image> =>
  turns(painter, async () => drawn(await load(), type, painter));

/** Draws a stored picture as small as lists show it, whatever can be seen through staying so. */
export const shrink = (load: () => Promise<Buffer>, of: string): Promise<Buffer> =>
  turns({ of }, async () =>
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

/** What can be seen through is white where it cannot be kept so. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 84 }),
  'image/png': (image) => image.png({ compressionLevel: 8 }),
  'image/webp': (image) => image.webp({ quality: 84 }),
  'image/gif': (image) => image.gif({ effort: 3 }),
};

const drawn = async (content: Buffer, type: ImageType, { of, isGuest }: Painter): Promise<Image> => {
  if (content.length === 0) throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);
  const input = sharp(content, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
  const header = await input.metadata().catch(refuse);
  if (header.width * header.height > maxPixels) throw new AppError('tooLarge', { maxPixels });
  const weight = decodingCost(header);
  const maxDecodedBytes = mostDecoded[isGuest ? 'guest' : 'member'];
  if (weight > maxDecodedBytes) throw new AppError('tooLarge', { maxDecodedBytes });

  const fitting = input.autoOrient().resize(maxImageSide, maxImageSide, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await memory({ of, weight }, () =>
    encoders[type](fitting).toBuffer({ resolveWithObject: true }).catch(refuse),
  );
  return { content: data, width: info.width, height: info.height };
};

const refuse = (error: Error): never => {
  if (/exceeds pixel limit/i.test(error.message)) throw new AppError('tooLarge', { maxPixels });
  throw new AppError('invalid', [{ path: 'file', code: 'imageBroken' }], 'The picture cannot be read');
};
