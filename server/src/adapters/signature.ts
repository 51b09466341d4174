import { AppError } from '@llave/contract/errors';
import sharp from 'sharp';
import { redraw } from './images.ts';

const side = { width: 900, height: 400 };

/** So many pixels a line of ink has at least; a dot or a slip of the finger is no signature. */
const leastInk = 60;

/** A drawn signature, black on white and bounded, from a PNG data address; refuses one without ink. */
export const drawSignature = async (dataUrl: string): Promise<Buffer> => {
  const sent = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const { content } = await redraw(async () => sent);
  const drawn = sharp(content)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ ...side, fit: 'inside' });
  const { data } = await drawn.clone().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (const shade of data) if (shade < 128) ink += 1;
  if (ink < leastInk) throw new AppError('invalid', [{ path: 'signature', code: 'signatureRequired' }]);
  return drawn.png({ compressionLevel: 9, palette: true }).toBuffer();
};
