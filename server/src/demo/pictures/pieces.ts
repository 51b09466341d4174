import { at, circle, faint, flat, line, type Material, many, polygon, rect, ring, round, shape } from './paint.ts';

/** A bar lying down, from its left end, around its axis. */
export const bar = (x: number, length: number, thick: number, material: Material = 'steel', corner = 4) =>
  rect(x, -thick / 2, length, thick, round(material), corner);

export const knurled = (x: number, length: number, thick: number) =>
  `${bar(x, length, thick, 'steel', 5)}${rect(x, -thick / 2, length, thick, 'url(#knurl)', 5)}`;

/** Soft, with ridges for the fingers. */
export const grip = (x: number, length: number, thick: number, material: Material = 'rubber') =>
  `${bar(x, length, thick, material, thick / 2.6)}${many(Math.floor(length / 22) - 1, (index) =>
    rect(x + 18 + index * 22, -thick / 2 + 3, 7, thick - 6, '#00000045', 3),
  )}`;

export const hole = (x: number, y: number, r: number, sides = 6) =>
  `${circle(x, y, r * 1.12, '#0d1013')}${polygon(x, y, r, sides, '#272d33', 30)}`;

/** A socket seen from its open end. */
export const socket = (x: number, y: number, r: number) =>
  `${circle(x, y, r, flat('steel'))}${ring(x, y, r - 2, '#ffffffaa', 2)}${hole(x, y, r * 0.6)}`;

/** A socket lying down. */
export const lyingSocket = (x: number, y: number, length: number, thick: number) =>
  at(
    x,
    y,
    `${bar(0, length * 0.45, thick * 0.8)}${bar(length * 0.4, length * 0.6, thick)}${rect(length * 0.52, -thick / 2, 4, thick, '#00000055')}`,
  );

export const screw = (x: number, y: number, r = 6) =>
  `${circle(x, y, r, flat('dark'))}${line(`M${x - r / 2} ${y}h${r}M${x} ${y - r / 2}v${r}`, '#0d1013', 1.8)}`;

export const button = (x: number, y: number, r: number, material: Material) =>
  `${circle(x, y, r + 2, '#00000066')}${circle(x, y, r, flat(material))}`;

/** A sticker with something printed on it. */
export const sticker = (x: number, y: number, width: number, height: number, fill = '#f3f4f6') =>
  `${rect(x, y, width, height, fill, 4)}${many(3, (index) =>
    rect(
      x + 8,
      y + 8 + (index * (height - 14)) / 3,
      (width - 16) * (index === 2 ? 0.55 : 0.95 - index * 0.15),
      (height - 14) / 6,
      '#39424ccc',
      2,
    ),
  )}`;

/** A glass front with what it shows and the window's reflection. */
export const glass = (x: number, y: number, width: number, height: number, shown = '', fill = 'url(#glass)') =>
  `${rect(x - 5, y - 5, width + 10, height + 10, '#0c0f12', 9)}${rect(x, y, width, height, fill, 5)}${shown}
  ${shape(`M${x} ${y}h${width * 0.45}L${x + width * 0.12} ${y + height}H${x}z`, '#ffffff18')}`;

const segments: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abfgcd',
  '-': 'g',
};
const strokes: Record<string, string> = {
  a: 'M1 0h8',
  b: 'M10 1v8',
  c: 'M10 11v8',
  d: 'M1 20h8',
  e: 'M0 11v8',
  f: 'M0 1v8',
  g: 'M1 10h8',
};

/** A number as an instrument shows it, seven strokes a digit. */
export const digits = (x: number, y: number, height: number, text: string, colour = '#1a221b') => {
  let column = 0;
  const drawn = [...text].map((sign) => {
    if (sign === '.') return circle(column * 15 - 2, 20, 1.7, colour);
    column += 1;
    return at(
      (column - 1) * 15,
      0,
      line([...(segments[sign] ?? '')].map((name) => strokes[name]).join(''), colour, 2.6),
    );
  });
  return at(x, y, drawn.join(''), 0, height / 20);
};

export const cable = (d: string, colour: string, width: number) =>
  `${line(d, '#00000088', width + 3)}${line(d, colour, width)}${faint(0.35, line(d, '#ffffff', width / 4))}`;

/** A dial with its needle at a number of degrees from the left end of its scale. */
export const gauge = (r: number, needle: number, material: Material = 'dark', band = '#d32f2f') => {
  const tick = (degrees: number, length: number, colour: string, width: number) =>
    `<g transform="rotate(${degrees - 225})">${line(`M${r * 0.78 - length} 0H${r * 0.78}`, colour, width)}</g>`;
  return `${circle(0, 0, r, flat(material))}${circle(0, 0, r * 0.87, '#0d1013')}${circle(0, 0, r * 0.84, '#fbfbf8')}
    ${many(28, (index) => tick(index * 10, index % 4 ? r * 0.07 : r * 0.16, index > 21 ? band : '#222a31', index % 4 ? 1.6 : 3))}
    <g transform="rotate(${needle - 225})">${shape(`M${-r * 0.18} -3.5L${r * 0.68} -1 ${r * 0.68} 1 ${-r * 0.18} 3.5z`, '#c62828')}</g>
    ${circle(0, 0, r * 0.09, flat('dark'))}${shape(`M${-r * 0.6} ${-r * 0.55}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.3} ${-r * 0.76}L${-r * 0.2} ${r * 0.2}z`, '#ffffff30')}`;
};

export const wheel = (x: number, y: number, r: number, material: Material = 'graphite') =>
  at(
    x,
    y,
    `${circle(0, 0, r, flat('rubber'))}${circle(0, 0, r * 0.64, flat(material))}${ring(0, 0, r * 0.64, '#00000055', 3)}${circle(0, 0, r * 0.2, flat('steel'))}`,
  );

/** A clip with teeth for a battery's pole, from its handles to its jaws. */
export const clip = (material: Material) =>
  `${shape('M0 -9C40 -34 78 -34 112 -20L176 -6V0H0z', flat(material))}${shape('M0 9C40 34 78 34 112 20L176 6V0H0z', flat(material))}
  ${shape('M112 -16L182 -5V-1H112zM112 16L182 5V1H112z', flat('brass'))}${many(6, (index) => shape(`M${118 + index * 10} -2l5 -5 5 5z`, '#7d5a17'))}
  ${circle(98, 0, 9, flat('steel'))}`;

/** An open case seen from above, its places cut into foam. */
export const openCase = (width: number, height: number, material: Material, inside: string) =>
  `${rect(-width / 2, -height / 2, width, height, flat(material), 26)}${rect(-width / 2 + 16, -height / 2 + 16, width - 32, height - 32, '#00000050', 18)}
  ${rect(-width / 2 + 20, -height / 2 + 20, width - 40, height - 40, 'url(#foam)', 14)}
  ${[-0.28, 0.28].map((part) => rect(width * part - 26, height / 2 - 10, 52, 24, flat('dark'), 6)).join('')}
  ${rect(-70, height / 2 - 2, 140, 26, flat(material), 12)}${rect(-52, height / 2 + 5, 104, 10, '#00000066', 5)}${inside}`;

/** A place cut into foam. */
export const cut = (x: number, y: number, width: number, height: number) =>
  `${rect(x, y, width, height, '#0c0e11', 8)}${rect(x + 2, y + height - 3, width - 4, 3, '#ffffff22', 2)}`;
