import { at, circle, flat, many, polygon, rect, ring, round, shape, upright } from './paint.ts';
import { bar, cut, grip, hole, knurled, lyingSocket, openCase, screw, socket } from './pieces.ts';

const star = (x: number, y: number, r: number) =>
  many(
    6,
    (index) =>
      `<g transform="translate(${x} ${y}) rotate(${index * 60})">${rect(-r * 0.24, -r, r * 0.48, r, '#15181b', r * 0.24)}</g>`,
  );

/** Star-shaped bits in two rows, their sockets and a driver. */
export const torxSet = () =>
  openCase(
    780,
    500,
    'red',
    `${many(10, (index) => `${cut(-346 + index * 70, -206, 52, 150)}${at(-320 + index * 70, -132, `${rect(-14 - index * 0.4, 0, 28 + index * 0.8, 56, upright('steel'), 4)}${rect(-6 - index * 0.7, -62, 12 + index * 1.4, 66, upright('dark'), 3)}`)}`)}
    ${many(10, (index) => `${cut(-346 + index * 70, -36, 52, 60)}${circle(-320 + index * 70, -6, 22, flat('steel'))}${star(-320 + index * 70, -6, 9 + index * 0.5)}`)}
    ${cut(-346, 60, 420, 110)}${at(-20, 115, `${grip(-310, 190, 60, 'red')}${bar(-124, 180, 22)}${bar(46, 30, 34, 'dark')}`)}${cut(110, 60, 234, 110)}${many(4, (index) => socket(146 + index * 54, 115, 24))}`,
  );

/** Sockets by their size, a ratchet and its extensions. */
export const socketSet = () =>
  openCase(
    800,
    520,
    'blue',
    `${many(9, (index) => `${circle(-330 + index * 82, -178, 26 + index * 1.8, '#0c0e11')}${socket(-330 + index * 82, -178, 22 + index * 1.8)}`)}
    ${many(7, (index) => `${circle(-316 + index * 104, -84, 38 + index, '#0c0e11')}${socket(-316 + index * 104, -84, 34 + index)}`)}
    ${cut(-360, -26, 560, 96)}${at(-60, 22, `${grip(-280, 180, 52, 'blue')}${bar(-104, 220, 28)}${circle(160, 0, 46, flat('steel'))}${circle(160, 0, 28, flat('dark'))}${rect(147, -13, 26, 26, flat('steel'), 3)}`)}
    ${cut(-360, 92, 400, 54)}${at(-340, 119, `${bar(0, 250, 26)}${bar(250, 90, 40)}`)}${cut(-360, 162, 300, 50)}${at(-344, 187, `${bar(0, 150, 26)}${bar(150, 80, 38)}`)}
    ${lyingSocket(90, 118, 130, 46)}${lyingSocket(80, 184, 150, 56)}${cut(228, -20, 130, 226)}${at(293, 90, knurled(-90, 180, 54), 90)}`,
  );

/** Pins, plates and locks that hold an engine's shafts where they belong. */
export const timingKit = (kind: 'belt' | 'chain') =>
  openCase(
    780,
    500,
    kind === 'belt' ? 'graphite' : 'navy',
    `${cut(-350, -208, 300, 180)}${shape('M-330 -130L-250 -190H-120L-76 -150 -90 -60 -190 -46 -220 -84 -300 -70z', flat('steel'))}${hole(-256, -120, 16)}${hole(-140, -130, 24)}${circle(-116, -78, 9, '#15181b')}
    ${cut(-26, -208, 180, 180)}${kind === 'belt' ? `${circle(64, -118, 74, flat('dark'))}${many(18, (index) => `<g transform="translate(64 -118) rotate(${index * 20})">${rect(66, -8, 18, 16, '#6c7682', 3)}</g>`)}${circle(64, -118, 40, flat('steel'))}${hole(64, -118, 20)}` : `${rect(-6, -178, 140, 120, flat('steel'), 14)}${circle(30, -118, 24, '#15181b')}${circle(98, -118, 24, '#15181b')}${screw(64, -168)}${screw(64, -70)}`}
    ${many(4, (index) => `${cut(180 + index * 46, -208, 36, 180)}${at(198 + index * 46, -194, `${rect(-9, 0, 18, 110 - index * 12, upright('steel'), 4)}${rect(-15, 100 - index * 12, 30, 44, upright(index % 2 ? 'red' : 'yellow'), 8)}`)}`)}
    ${cut(-350, -4, 430, 90)}${at(-340, 41, `${knurled(10, 130, 46)}${bar(138, 180, 24)}${bar(310, 90, 40, 'dark')}`)}${cut(104, -4, 250, 90)}${polygon(160, 41, 36, 6, flat('steel'))}${circle(160, 41, 17, '#15181b')}${polygon(240, 41, 30, 6, flat('brass'))}${circle(240, 41, 13, '#15181b')}${ring(312, 41, 26, '#aab3bd', 10)}
    ${cut(-350, 108, 704, 100)}${many(6, (index) => lyingSocket(-330 + index * 114, 158, 96, 34 + (index % 3) * 10))}`,
  );

/** Discs and sleeves to press bearings in and out. */
export const pressSet = () =>
  openCase(
    780,
    500,
    'green',
    `${many(7, (index) => `${circle(-310 + index * 103, -140, 50, '#0c0e11')}${circle(-310 + index * 103, -140, 30 + index * 2.6, flat('steel'))}${ring(-310 + index * 103, -140, 22 + index * 2, '#6c7682', 3)}${circle(-310 + index * 103, -140, 11, '#20262c')}`)}
    ${many(6, (index) => `${circle(-300 + index * 120, -16, 58, '#0c0e11')}${circle(-300 + index * 120, -16, 38 + index * 2.6, flat('dark'))}${circle(-300 + index * 120, -16, 22 + index * 2, '#15181b')}`)}
    ${cut(-350, 76, 500, 120)}${at(-340, 136, `${bar(10, 380, 30)}${many(34, (index) => rect(30 + index * 10, -15, 3, 30, '#4a525b99'))}${rect(0, -32, 44, 64, round('dark'), 5)}${rect(394, -40, 70, 80, round('steel'), 8)}`)}${cut(176, 76, 178, 120)}${at(186, 136, `${bar(6, 70, 70)}${bar(84, 70, 92, 'dark')}`)}`,
  );
