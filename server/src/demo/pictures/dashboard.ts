import sharp from 'sharp';
import { at, circle, definitions, flat, line, many, rect, ring, shape } from './paint.ts';
import { digits, glass } from './pieces.ts';
import { photo, sheet, svg } from './surfaces.ts';

/** What a customer photographs through the steering wheel, each time with the kilometres that the vehicle has then. */
export const drawDashboards = async (kilometers: number[]): Promise<Map<number, Buffer>> => {
  const empty = await sharp(svg(`${definitions}${cockpit}`))
    .removeAlpha()
    .raw()
    .toBuffer();
  const shown = kilometers.map(async (count) => {
    const taken = await sharp(empty, { raw: { ...photo, channels: 3 } })
      .composite([{ input: odometer(count), left: screen.x * scale, top: screen.y * scale }])
      .jpeg({ quality: 78 })
      .toBuffer();
    return [count, taken] as const;
  });
  return new Map(await Promise.all(shown));
};

const scale = photo.width / sheet.width;
/** Where the numbers are on the sheet. */
const screen = { x: 372, y: 276, width: 216, height: 120 };

const odometer = (kilometers: number) => {
  const { x, y, width, height } = screen;
  const clock = `${10 + (kilometers % 9)}-${String(kilometers % 60).padStart(2, '0')}`;
  const shown = `${digits(398, 352, 34, String(kilometers).padStart(6, '0'), '#e8f3ff')}${digits(436, 300, 22, clock, '#8fb3d6')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}">${shown}</svg>`,
  );
};

const label = (value: number) => digits(-6.4 * String(value).length, -8, 17, String(value), '#b9cbe0');

/** A dial with a lit scale, its needle at rest. */
const dial = (step: number, red: number) => {
  const tick = (index: number) => {
    const big = index % 2 === 0;
    return `<g transform="rotate(${index * 13.5 - 225})">${line(`M${big ? 104 : 112} 0H124`, index >= red ? '#e5484d' : '#dce8f5', big ? 5 : 3)}</g>`;
  };
  return `${circle(0, 0, 154, flat('graphite'))}${circle(0, 0, 144, '#0a0e13')}${ring(0, 0, 134, '#24405f', 3)}${many(21, tick)}
    ${many(6, (index) => `<g transform="rotate(${index * 54 - 225}) translate(82 0) rotate(${225 - index * 54})">${label(index * step)}</g>`)}
    <g transform="rotate(-225)">${shape('M-22 -5L112 -1.5 112 1.5 -22 5z', '#ff5a3c')}</g>${circle(0, 0, 18, flat('dark'))}`;
};

const lamps = [
  ['#f5b700', 'M-10 8H10L6 -8H-6z'],
  ['#e5484d', 'M-11 -6H11V8H-11zM-7 -10h4v4h-4zM3 -10h4v4H3z'],
  ['#2fb36d', 'M-12 0L0 -9V-4H12V4H0V9z'],
] as const;

/** Fuel, by bars: three quarters full. */
const fuel = many(8, (index) => rect(386 + index * 24, 424, 17, 20, index < 6 ? '#8fd0ff' : '#22344a', 3));

const wheel = `${line('M40 800A450 300 0 0 1 920 800', '#0b0d10', 92)}${line('M40 794A450 296 0 0 1 920 794', '#2a2f36', 68)}${line('M62 770A430 276 0 0 1 898 770', '#4a525c', 6, 0.7)}`;

const cockpit = `${rect(0, 0, sheet.width, sheet.height, '#14181d')}${shape('M0 0H960V96Q480 40 0 96z', '#b9d3ea')}${shape('M0 70Q480 16 960 70V110Q480 52 0 110z', '#7d93a6')}
  ${shape('M0 110Q480 52 960 110V720H0z', flat('graphite'))}${shape('M96 560V250Q120 130 480 126T864 250V560z', '#0e1216')}${line('M96 560V250Q120 130 480 126T864 250V560', '#39424c', 8)}
  ${at(250, 330, dial(40, 99))}${at(710, 330, dial(1, 15))}
  ${glass(372, 268, 216, 196, `${line('M384 338H576', '#2c4661', 2)}${line('M384 404H576', '#2c4661', 2)}${fuel}`, '#0c1a2a')}
  ${lamps.map(([colour, d], index) => at(420 + index * 60, 218, shape(d, colour))).join('')}
  ${wheel}${shape('M0 110Q480 52 960 110V720H0z', '#00000030')}${shape('M520 100L700 92 560 560 420 560z', '#ffffff0d')}`;
