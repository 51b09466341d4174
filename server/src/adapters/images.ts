import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@llave/contract/errors';
import { aside } from './aside.ts';
import type { Painter } from './decoding.ts';
import type { ImageType } from './file-kind.ts';

type Size = { width: number; height: number };
export type Image = Size & { content: Buffer };

/** What is to be made of a picture: as what it is to be kept, or as small as lists show it. */
type Task = ({ kind: 'redraw'; type: ImageType } & Painter) | { kind: 'shrink' };

/** The same, and where the picture lies and what is made of it is to lie. */
export type Drawing = Task & { source: string; target: string };

/** One core is left to everybody else; companies in turn: the others wait before they take any memory. */
const room = Math.max(1, Math.min(2, availableParallelism() - 1));

const draw = aside<Drawing, Size>(join(import.meta.dirname, 'images-worker.ts'), { kind: 'process', room, most: 200 });

/** Draws the picture anew as what it is to be kept as, upright, bounded, without anything but its pixels. */
export const redraw = (load: () => Promise<Buffer>, type: ImageType, painter: Painter): Promise<Image> =>
  drawn(load, painter, { kind: 'redraw', type, ...painter });

/** Draws a stored picture as small as lists show it, whatever can be seen through staying so. */
export const shrink = async (load: () => Promise<Buffer>, of: string): Promise<Buffer> => {
  const { content } = await drawn(load, { of }, { kind: 'shrink' });
  return content;
};

/** How a small picture is stored. */
export const smallType = 'image/webp';

/** Pictures go from process to process as files, which nobody else can read: as messages, they kept both busier than drawing does. */
const drawn = async (load: () => Promise<Buffer>, painter: Painter, task: Task): Promise<Image> => {
  const folder = await mkdtemp(join(tmpdir(), 'llave-picture-'));
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  try {
    const size = await draw(painter, async () => {
      const content = await load();
      if (content.length === 0) throw new AppError('invalid', [{ path: 'file', code: 'fileEmpty' }]);
      await writeFile(source, content);
      return { ...task, source, target };
    });
    return { ...size, content: await readFile(target) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
