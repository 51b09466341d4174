import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone would read. */
export const readQr = async (png: Buffer): Promise<string> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const decode = jsQR as unknown as typeof jsQR.default;
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};
