import type { Metadata } from 'sharp';
import type { Turn } from './line.ts';

const MB = 1024 * 1024;

/** Whose picture it is; a guest's may take up less. */
export type Painter = Turn & { isGuest?: boolean };

/** What one picture may take up while it is unpacked. */
export const mostDecoded = { member: 120 * MB, guest: 75 * MB };

/**
 * What it takes to unpack a picture, by what its header says: all its pixels at once and half again where they come in several
 * passes or in one piece, and half of them where they come line by line. A JPEG in passes is kept as it was computed, in
 * two bytes a value; most have a quarter of their colour, which makes it half.
 */
export const decodingCost = (header: Metadata) => {
  const { width, height, channels, depth, format, isProgressive, chromaSubsampling } = header;
  const pixels = width * height * channels * (bytesOf[depth] ?? 8);
  if (format === 'jpeg' && isProgressive) return pixels * (chromaSubsampling === '4:2:0' ? 1.5 : 2.5);
  return pixels * (isProgressive || inOnePiece.includes(format) ? 1.5 : 0.5);
};

const inOnePiece = ['gif', 'webp'];

const bytesOf: Partial<Record<Metadata['depth'], number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
