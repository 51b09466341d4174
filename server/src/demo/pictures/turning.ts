import { at, circle, flat, line, type Material, many, rect, ring, round, shape } from './paint.ts';
import { bar, digits, glass, grip, hole, knurled, screw } from './pieces.ts';

const ratchetHead = (x: number, r: number) =>
  `${shape(`M${x - r * 2.2} -15C${x - r * 1.4} -18 ${x - r} ${-r * 0.7} ${x - r * 0.6} ${-r * 0.8}V${r * 0.8}C${x - r} ${r * 0.7} ${x - r * 1.4} 18 ${x - r * 2.2} 15z`, round('steel'))}
  ${circle(x, 0, r, flat('steel'))}${ring(x, 0, r - 4, '#ffffff', 3)}${circle(x, 0, r * 0.62, flat('dark'))}
  ${rect(x - r * 0.3, -r * 0.3, r * 0.6, r * 0.6, flat('steel'), 3)}${circle(x, 0, 5, '#20262c')}
  ${rect(x - r * 0.16, -r * 1.02, r * 0.32, r * 0.3, flat('dark'), 4)}`;

/** It clicks when it is tight enough: a grip, a scale to turn, a tube and a head. */
export const torqueWrench = (material: Material = 'rubber') =>
  `${bar(-190, 500, 34)}${grip(-400, 176, 48, material)}${rect(-410, -17, 16, 34, round('dark'), 6)}
  ${knurled(-226, 62, 52)}${bar(-164, 128, 40)}
  ${many(11, (index) => rect(-154 + index * 11, -18, 1.6, index % 5 ? 9 : 16, '#222a31'))}
  ${many(3, (index) => rect(-150 + index * 42, 3, 18, 6, '#222a31aa', 2))}${ratchetHead(346, 54)}`;

/** The same with a display instead of a scale. */
export const digitalWrench = () =>
  `${bar(-190, 500, 40)}${grip(-400, 210, 56, 'navy')}${rect(-410, -19, 16, 38, round('yellow'), 6)}
  ${rect(-176, -40, 250, 80, round('graphite'), 16)}
  ${glass(-146, -22, 120, 44, digits(-122, -13, 26, '185.0'), 'url(#display)')}
  ${many(3, (index) => rect(6 + index * 21, -10, 15, 20, flat(index ? 'white' : 'red'), 5))}${ratchetHead(342, 58)}`;

const thread = (x: number, length: number, thick: number) =>
  `${bar(x, length, thick)}${many(Math.floor(length / 9), (index) =>
    line(`M${x + 4 + index * 9} ${-thick / 2}l-4 ${thick}`, '#4a525b', 2, 0.7),
  )}`;

const claw =
  'M-66 -78C20 -118 120 -150 250 -152C320 -152 352 -128 356 -72L300 -66C296 -96 270 -108 226 -104C130 -98 40 -74 -40 -36z';

/** Two claws and a spindle that pulls between them, a third one underneath. */
export const bearingPuller = () =>
  `${thread(-372, 620, 32)}${rect(-404, -30, 44, 60, round('dark'), 6)}
  ${shape('M-30 -20C80 -40 200 -40 300 -26L296 22C200 36 80 36 -30 20z', flat('dark'))}
  ${shape(claw, flat('steel'))}<g transform="scale(1 -1)">${shape(claw, flat('steel'))}</g>
  ${rect(-104, -104, 84, 208, flat('graphite'), 18)}${rect(-92, -30, 60, 60, flat('steel'), 8)}
  ${screw(-62, -76, 15)}${screw(-62, 76, 15)}${shape('M246 -12l36 12-36 12z', flat('dark'))}`;

/** A fork under the joint and a bolt that presses on it. */
export const jointPuller = () =>
  `${shape('M-300 -46H-60C-40 -120 60 -170 290 -166L300 -112C140 -110 60 -84 50 0C60 84 140 110 300 112L290 166C60 170 -40 120 -60 46H-300C-340 46 -340 -46 -300 -46z', flat('steel'))}
  ${circle(-262, 0, 30, flat('dark'))}${hole(-262, 0, 16)}${rect(-150, -150, 74, 300, flat('dark'), 20)}
  ${at(-113, -150, `${thread(-96, 220, 34)}${rect(-130, -28, 44, 56, round('dark'), 5)}`, 90)}${circle(-113, 92, 26, flat('steel'))}${hole(-113, 92, 13)}`;

/** A chain that closes around an oil filter. */
export const chainWrench = () =>
  `${at(170, 0, `${circle(0, 0, 138, flat('blue'))}${circle(0, 0, 116, flat('white'))}${many(24, (index) => `<g transform="rotate(${index * 15})">${rect(118, -7, 22, 14, '#0000002e', 3)}</g>`)}${circle(0, 0, 40, '#d5dbe1')}${ring(0, 0, 78, '#1f5fae', 12)}`)}
  ${many(25, (index) => `<g transform="translate(170 0) rotate(${index * 12.4 - 150})">${rect(138, -13, 26, 26, flat('steel'), 11)}${circle(151, 0, 4, '#22272c')}</g>`)}
  ${shape('M-60 -28C-10 -34 20 -52 42 -74L62 -26 40 30C10 30 -20 26 -60 26z', flat('dark'))}
  ${at(0, 0, grip(-400, 220, 54, 'red'))}${bar(-186, 150, 34)}`;
