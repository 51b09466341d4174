import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { aside } from './aside.ts';
import type { Painter } from './decoding.ts';
import type { ImageType } from './file-kind.ts';

export type Image = { content: Buffer; width: number; height: number };

/** What is to be made of a picture. */
export type Drawing = { content: Buffer } & (({ kind: 'redraw'; type: ImageType } & Painter) | { kind: 'shrink' });

/** One core is left to everybody else; companies in turn: the others wait before they take any memory. */
const room = Math.max(1, Math.min(2, availableParallelism() - 1));

const draw = aside<Drawing, Image>(join(import.meta.dirname, 'images-worker.ts'), {
  kind: 'process',
  room,
  most: 200,
});

/** Draws the picture anew as what it is to be kept as, upright, bounded, without anything but its pixels. */
export const redraw = (load: () => Promise<Buffer>, type: ImageType, painter: Painter): Promise<Image> =>
  draw(painter, async () => ({ kind: 'redraw', content: await load(), type, ...painter }));

/** Draws a stored picture as small as lists show it, whatever can be seen through staying so. */
export const shrink = async (load: () => Promise<Buffer>, of: string): Promise<Buffer> => {
  const { content } = await draw({ of }, async () => ({ kind: 'shrink', content: await load() }));
  return content;
};

/** How a small picture is stored. */
export const smallType = 'image/webp';
