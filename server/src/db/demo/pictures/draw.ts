import sharp from 'sharp';
import { withSvg } from '../../../adapters/images.ts';
import { type Drawing, drawings, type Kind } from './catalogue.ts';
import { definitions } from './paint.ts';
import { drawSurface, photo, type Surface, sheet, svg } from './surfaces.ts';

/** A photo of each kind of tool, as JPEG. */
export const drawPictures = (kinds: readonly Kind[]): Promise<Map<Kind, Buffer>> =>
  withSvg(async () => {
    const surfaces = new Map<Surface, Promise<Buffer>>();
    const pictures = kinds.map(async (kind) => {
      const drawing: Drawing = drawings[kind];
      const surface = surfaces.get(drawing.on) ?? drawSurface(drawing.on);
      surfaces.set(drawing.on, surface);
      return [kind, await take(await surface, drawing)] as const;
    });
    return new Map(await Promise.all(pictures));
  });

const take = async (surface: Buffer, drawing: Drawing) => {
  const tool = await sharp(toolSvg(drawing)).ensureAlpha().raw().toBuffer();
  const overTool = { input: tool, raw: { ...photo, channels: 4 } } as const;
  const layers = drawing.on === 'floor' ? [overTool] : [{ input: await shadowOf(tool) }, overTool];
  return sharp(surface, { raw: { ...photo, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 80 })
    .toBuffer();
};

const toolSvg = ({ draw, x = 0, y = 0, turn = 0, scale = 1 }: Drawing) =>
  svg(
    `${definitions}<g transform="translate(${sheet.width / 2 + x} ${sheet.height / 2 + y}) rotate(${turn}) scale(${scale})">${draw()}</g>`,
  );

const coarse = 4;
const fallen = { x: 2, y: 3 };
const darkness = 0.55;

/** What lies on a bench keeps the light off it, a little to the right and below: soft, so it is made coarse and stretched. */
const shadowOf = async (tool: Buffer) => {
  const [width, height] = [photo.width / coarse, photo.height / coarse];
  const shade = await sharp(tool, { raw: { ...photo, channels: 4 } })
    .extractChannel(3)
    .resize(width, height)
    .blur(2)
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = fallen.y; y < height; y++)
    for (let x = fallen.x; x < width; x++)
      pixels[(y * width + x) * 4 + 3] = (shade[(y - fallen.y) * width + x - fallen.x] ?? 0) * darkness;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(photo.width, photo.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
};
