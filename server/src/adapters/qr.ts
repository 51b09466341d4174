import { toBuffer } from 'qrcode';

/** A QR code as a PNG, large enough to print. */
export const drawQr = (text: string, width = 720): Promise<Buffer> =>
  toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width });
