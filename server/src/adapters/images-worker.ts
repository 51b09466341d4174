import { AppError } from '@llave/contract/errors';
import { maxImageSide } from '@llave/contract/files';
import sharp, { type Sharp } from 'sharp';
import { answering } from './aside.ts';
import { decodingCost, mostDecoded } from './decoding.ts';
import type { ImageType } from './file-kind.ts';
import type { Drawing } from './images.ts';
import { openLine } from './line.ts';

const maxPixels = 50_000_000;
const smallSide = 480;

/** Only these four are ever decoded from outside, whatever a file says it is. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
sharp.concurrency(1);

/** What those that are drawn at once may take up together while they are unpacked. */
const memory = openLine({ room: mostDecoded.member, most: 10 });

/** What can be seen through is white where it cannot be kept so. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 84 }),
  'image/png': (image) => image.png({ compressionLevel: 8 }),
  'image/webp': (image) => image.webp({ quality: 84 }),
  'image/gif': (image) => image.gif({ effort: 3 }),
};

const redraw = async ({ source, target, type, of, isGuest }: Drawing & { kind: 'redraw' }) => {
  const input = sharp(source, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
  const header = await input.metadata().catch(refuse);
  if (header.width * header.height > maxPixels) throw new AppError('tooLarge', { maxPixels });
  const weight = decodingCost(header);
  const maxDecodedBytes = mostDecoded[isGuest ? 'guest' : 'member'];
  if (weight > maxDecodedBytes) throw new AppError('tooLarge', { maxDecodedBytes });

  const fitting = input.autoOrient().resize(maxImageSide, maxImageSide, { fit: 'inside', withoutEnlargement: true });
  return memory({ of, weight }, () => encoders[type](fitting).toFile(target).catch(refuse));
};

const shrink = ({ source, target }: Drawing) =>
  sharp(source, { limitInputPixels: maxPixels })
    .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toFile(target);

const refuse = (error: Error): never => {
  if (/exceeds pixel limit/i.test(error.message)) throw new AppError('tooLarge', { maxPixels });
  throw new AppError('invalid', [{ path: 'file', code: 'imageBroken' }], 'The picture cannot be read');
};

answering(async (drawing: Drawing) => {
  const { width, height } = await (drawing.kind === 'shrink' ? shrink(drawing) : redraw(drawing));
  return { width, height };
});
