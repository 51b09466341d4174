import sharp from 'sharp';
import { type Drawing, drawings, type Kind } from './catalogue.ts';
import { at, definitions, line } from './paint.ts';
import { lightBeside } from './shadow.ts';
import { drawSurface, photo, type Surface, sheet, svg } from './surfaces.ts';

/** A photo of each kind of tool, as JPEG. */
export const drawPictures = async (kinds: readonly Kind[]): Promise<Map<Kind, Buffer>> => {
  const surfaces = new Map<Surface, Promise<Buffer>>();
  const pictures = kinds.map(async (kind) => {
    const drawing: Drawing = drawings[kind];
    const surface = surfaces.get(drawing.on) ?? drawSurface(drawing.on);
    surfaces.set(drawing.on, surface);
    return [kind, await take(await surface, drawing)] as const;
  });
  return new Map(await Promise.all(pictures));
};

/** Where on a photo something is to be seen. */
export type Spot = { x: number; y: number };

/** What somebody photographs when something is wrong with it: closer, with a ring around the place. */
export const drawCloseUp = (picture: Buffer, spot: Spot): Promise<Buffer> => {
  const [width, height] = [photo.width / 2, photo.height / 2];
  const left = Math.min(Math.max(spot.x - width / 2, 0), width);
  const top = Math.min(Math.max(spot.y - height / 2, 0), height);
  const zoom = (sheet.width / photo.width) * 2;
  const mark = at((spot.x - left) * zoom, (spot.y - top) * zoom, line(ringByHand, '#e53935', 11, 0.92));
  return sharp(picture)
    .extract({ left, top, width, height })
    .resize(photo.width, photo.height)
    .composite([{ input: svg(mark) }])
    .jpeg({ quality: 78 })
    .toBuffer();
};

const ringByHand = 'M-120 60C-190 -60 -50 -150 50 -110S170 70 40 110 -130 90 -140 10';

const take = async (surface: Buffer, drawing: Drawing) => {
  const tool = await sharp(toolSvg(drawing)).ensureAlpha().raw().toBuffer();
  const light = drawing.on === 'floor' ? undefined : lightBeside(tool);
  return sharp(laid(surface, tool, light), { raw: { ...photo, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const toolSvg = ({ draw, x = 0, y = 0, turn = 0, scale = 1 }: Drawing) => {
  const place = `translate(${sheet.width / 2 + x} ${sheet.height / 2 + y}) rotate(${turn}) scale(${scale})`;
  return svg(`${definitions}<g transform="${place}">${draw()}</g>`);
};

/** The tool over the surface and the light on it, pixel by pixel: faster than asking for it layer by layer. */
const laid = (surface: Buffer, tool: Buffer, light?: Float32Array) => {
  const pixels = Buffer.alloc(surface.length);
  for (let place = 0; place < photo.width * photo.height; place++) {
    const cover = (tool[place * 4 + 3] ?? 0) / 255;
    const seen = (1 - cover) * (light?.[place] ?? 1);
    for (let part = 0; part < 3; part++)
      pixels[place * 3 + part] = (tool[place * 4 + part] ?? 0) * cover + (surface[place * 3 + part] ?? 0) * seen;
  }
  return pixels;
};
