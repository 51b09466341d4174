import sharp from 'sharp';
import { at, circle, definitions, ellipse, flat, line, type Material, many, rect, ring, shape } from './paint.ts';
import { photo, svg } from './surfaces.ts';

const paints: Record<string, { body: Material; dark: string; light: string }> = {
  azul: { body: 'blue', dark: '#0c2c57', light: '#8fc1f7' },
  roja: { body: 'red', dark: '#7d1414', light: '#ff8a7c' },
  gris: { body: 'graphite', dark: '#22272c', light: '#9aa3ad' },
  blanca: { body: 'white', dark: '#98a1ab', light: '#ffffff' },
};

/** A car in front of the workshop's wall, with what its owner comes for. */
export const drawCars = async (
  floor: Buffer,
  cars: { colour: string; damage: string }[],
): Promise<Map<string, Buffer>> => {
  const kinds = new Map(cars.map((car) => [`${car.colour} ${car.damage}`, car]));
  const taken = [...kinds].map(async ([name, { colour, damage }]) => {
    const drawn = sharp(floor, { raw: { ...photo, channels: 3 } }).composite([{ input: svg(carOf(colour, damage)) }]);
    return [name, await drawn.jpeg({ quality: 78 }).toBuffer()] as const;
  });
  return new Map(await Promise.all(taken));
};

const body =
  'M92 470C84 420 96 384 150 368L246 350C300 284 352 246 430 240L590 238C650 240 700 276 748 342L846 366C884 378 890 420 884 470L868 486H830A74 74 0 0 0 682 486H320A74 74 0 0 0 172 486H108z';
const windows = 'M286 348C322 296 368 264 432 260L470 259V350zM490 259L588 258C636 260 676 292 706 346L490 350z';

const wheel = (x: number, isFlat: boolean) => {
  const y = isFlat ? 506 : 496;
  const tyre = isFlat
    ? shape(
        `M${x - 66} ${y - 8}A66 62 0 0 1 ${x + 66} ${y - 8}C${x + 74} ${y + 40} ${x + 60} 556 ${x + 34} 556H${x - 34}C${x - 60} 556 ${x - 74} ${y + 40} ${x - 66} ${y - 8}z`,
        '#15181c',
      )
    : circle(x, y, 62, '#15181c');
  const spokes = many(5, (index) => at(x, y, rect(-6, -40, 12, 40, flat('steel'), 4), index * 72));
  return `${tyre}${circle(x, y, 43, flat('dark'))}${spokes}${circle(x, y, 11, flat('steel'))}${ring(x, y, 43, '#00000055', 4)}`;
};

const scratches =
  line('M512 404L640 392M528 418L660 402M560 428L648 418', '#f4f6f8', 4, 0.85) +
  line('M520 408L630 398', '#3a3f45', 2, 0.8) +
  shape('M560 372C590 366 626 374 634 400 604 414 568 408 560 372z', '#00000030');

const carOf = (colour: string, damage: string) => {
  const { body: material, dark, light } = paints[colour] ?? { body: 'navy', dark: '#0b2440', light: '#6f93bd' };
  return `${definitions}${ellipse(488, 556, 420, 26, 'url(#under)')}
    ${shape('M172 486A74 74 0 0 1 320 486zM682 486A74 74 0 0 1 830 486z', '#0c0f12')}${shape(body, flat(material))}${shape('M92 470C90 446 92 430 98 416L876 412C886 430 888 450 884 470L868 486H108z', '#00000026')}
    ${line('M150 372C300 350 690 344 840 368', light, 4, 0.7)}${shape(windows, 'url(#glass)')}
    ${shape('M300 344C330 300 368 274 410 266L380 348z', '#ffffff24')}
    ${line('M480 258V474M286 352C276 400 284 446 300 474M706 350C716 390 712 440 690 470', dark, 3, 0.8)}
    ${rect(420, 382, 40, 9, dark, 4)}${rect(640, 380, 40, 9, dark, 4)}
    ${shape('M98 398C110 384 132 380 160 382L150 408H100z', '#ffe9b0')}${shape('M884 396C872 384 852 382 836 384L844 412H882z', '#c62828')}
    ${shape('M276 330C262 322 250 328 252 342L282 348z', dark)}
    ${wheel(246, false)}${wheel(756, damage === 'rueda')}${damage === 'rozada' ? scratches : ''}`;
};
