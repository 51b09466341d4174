import sharp from 'sharp';
import { chanceFrom } from '../chance.ts';
import { circle, many, rect } from './paint.ts';

/** Drawings are made on a sheet of this size, whatever the size of the photo. */
export const sheet = { width: 960, height: 720 } as const;
export const photo = { width: 800, height: 600 } as const;

export const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${content}</svg>`,
  );

/** Unevenness of one colour: how many spots across and down, and how strong they are. */
type Grain = { across: number; down: number; tint: readonly [number, number, number]; strength: number };

const brown = [70, 36, 10] as const;
const grey = [58, 66, 78] as const;
const black = [12, 14, 18] as const;
const white = [255, 255, 255] as const;

const gradient = (from: string, to: string) => `
  <linearGradient id="base" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
  ${rect(0, 0, sheet.width, sheet.height, 'url(#base)')}`;

/** Light from the window on the left, and a darker corner opposite. */
const light = `
  <radialGradient id="window" cx=".24" cy=".14" r="1.05">
    <stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#05080c" stop-opacity=".4"/>
  </radialGradient>
  ${rect(0, 0, sheet.width, sheet.height, 'url(#window)')}`;

const planks = many(4, (index) => {
  const y = index * 190 - 20;
  return `${rect(0, y, 960, 190, ['#ffffff10', '#00000012', '#ffffff08', '#0000000c'][index] ?? 'none')}
    ${rect(0, y, 960, 3, '#3b240f88')}${rect(0, y + 3, 960, 2, '#ffffff2a')}`;
});

const studs = many(24, (row) =>
  many(32, (column) => circle(column * 31 + (row % 2) * 15, row * 31 + 8, 4.5, row % 2 ? '#ffffff14' : '#00000022')),
);

/** A wall with a painted band, a skirting and the floor in front of it, for what stands. */
const room = `${gradient('#eceff2', '#d3d9df')}${rect(0, 0, 960, 70, '#1c446f')}${rect(0, 70, 960, 10, '#f5b700')}
  ${rect(0, 470, 960, 250, '#8d949b')}${rect(0, 462, 960, 14, '#5d656d')}`;

const surfaces = {
  wood: {
    base: `${gradient('#d9ab73', '#b9834c')}${planks}`,
    grains: [
      { across: 7, down: 150, tint: brown, strength: 0.24 },
      { across: 22, down: 260, tint: brown, strength: 0.2 },
      { across: 5, down: 40, tint: white, strength: 0.16 },
    ],
  },
  mat: {
    base: `${gradient('#51687f', '#334659')}${studs}`,
    grains: [{ across: 300, down: 225, tint: black, strength: 0.14 }],
  },
  steel: {
    base: gradient('#dbe0e5', '#adb5bd'),
    grains: [
      { across: 5, down: 500, tint: grey, strength: 0.3 },
      { across: 9, down: 300, tint: white, strength: 0.3 },
    ],
  },
  bench: {
    base: gradient('#e6e9ed', '#cad0d7'),
    grains: [
      { across: 24, down: 18, tint: grey, strength: 0.1 },
      { across: 320, down: 240, tint: grey, strength: 0.11 },
    ],
  },
  floor: {
    base: room,
    grains: [
      { across: 14, down: 11, tint: grey, strength: 0.09 },
      { across: 300, down: 225, tint: black, strength: 0.08 },
    ],
  },
} satisfies Record<string, { base: string; grains: Grain[] }>;
export type Surface = keyof typeof surfaces;

/** The surface as raw pixels, so that many pictures can be laid on it. */
export const drawSurface = async (name: Surface): Promise<Buffer> => {
  const { base, grains } = surfaces[name];
  const layers = await Promise.all(grains.map((grain, index) => drawGrain(grain, index + 1)));
  return sharp(svg(base))
    .composite([...layers, svg(light)].map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** Spots of chance, stretched until they run into each other. */
const drawGrain = ({ across, down, tint, strength }: Grain, seed: number) => {
  const chance = chanceFrom(seed);
  const spots = Buffer.alloc(across * down * 4);
  for (let at = 0; at < spots.length; at += 4) spots.set([...tint, Math.floor(chance.next() * 255 * strength)], at);
  return sharp(spots, { raw: { width: across, height: down, channels: 4 } })
    .resize(photo.width, photo.height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
};
