import { photo } from './surfaces.ts';

const coarse = 4;
const across = photo.width / coarse;
const down = photo.height / coarse;

/** How dark a shadow is, and how far to the right and below it falls. */
const darkness = 0.55;
const fallen = { x: 7, y: 11 };

/** How much light falls on each pixel beside what lies there: softly, so it is reckoned coarsely and in between. */
export const lightBeside = (tool: Buffer): Float32Array => {
  const shade = blurred(blurred(coverOf(tool)));
  const light = new Float32Array(photo.width * photo.height);
  for (let y = 0; y < photo.height; y++) {
    const row = Math.max((y - fallen.y) / coarse, 0);
    const top = Math.floor(row) * across;
    const below = Math.min(top + across, across * (down - 1));
    for (let x = 0; x < photo.width; x++) {
      const column = Math.max((x - fallen.x) / coarse, 0);
      const left = Math.floor(column);
      const right = Math.min(left + 1, across - 1);
      const upper = between(shade[top + left], shade[top + right], column - left);
      const lower = between(shade[below + left], shade[below + right], column - left);
      light[y * photo.width + x] = 1 - between(upper, lower, row - top / across) * darkness;
    }
  }
  return light;
};

const between = (from = 0, to = 0, part: number) => from + (to - from) * part;

/** Where there is something of the tool, from 0 to 1. */
const coverOf = (tool: Buffer) => {
  const cover = new Float32Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      cover[y * across + x] = (tool[((y * coarse + 2) * photo.width + x * coarse + 2) * 4 + 3] ?? 0) / 255;
  return cover;
};

const reach = 2;

/** Each value becomes the mean of those around it. */
const blurred = (values: Float32Array) => {
  const soft = new Float32Array(values.length);
  for (let y = reach; y < down - reach; y++)
    for (let x = reach; x < across - reach; x++) {
      let sum = 0;
      for (let row = y - reach; row <= y + reach; row++)
        for (let column = x - reach; column <= x + reach; column++) sum += values[row * across + column] ?? 0;
      soft[y * across + x] = sum / (2 * reach + 1) ** 2;
    }
  return soft;
};
