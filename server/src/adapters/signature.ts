import { AppError } from '@llave/contract/errors';
import sharp from 'sharp';
import { redraw } from './images.ts';

const side = { width: 900, height: 400 };
const least = { width: 60, height: 30 };
const maxPixels = 4_000_000;

/** So many pixels a line of ink has at least; a dot or a slip of the finger is no signature. */
const leastInk = 60;

/** A drawn signature, black on white and bounded, from a PNG or JPEG in base64; refuses one without ink. */
export const drawSignature = async (dataUrl: string, of: string): Promise<Buffer> => {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (sent.length === 0) refuse();
  await refuseSize(sent);
  const { content } = await redraw(async () => sent, 'image/png', { of, isGuest: true });
  const drawn = sharp(content)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true });
  const { data } = await drawn.clone().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (const shade of data) if (shade < 128) ink += 1;
  if (ink < leastInk || ink > data.length / 2) refuse();
  return drawn.png({ compressionLevel: 9, palette: true }).toBuffer();
};

/** Looks at the header alone, so that a picture too large to be a signature is never unpacked. */
const refuseSize = async (sent: Buffer) => {
  const { width, height, format } = await sharp(sent, { limitInputPixels: false }).metadata().catch(refuse);
  if (!['png', 'jpeg'].includes(format) || width * height > maxPixels || width < least.width || height < least.height)
    refuse();
};

const refuse = (): never => {
  throw new AppError('invalid', [{ path: 'signature', code: 'signatureRequired' }]);
};
