import { at, circle, flat, line, many, rect, shape, upright } from './paint.ts';
import { bar, button, cable, digits, gauge, glass, knurled, lyingSocket, screw, sticker } from './pieces.ts';

const ticks = (count: number, x: number, y: number, gap: number, length: number) =>
  many(count, (index) => rect(x + index * gap, y, 1.6, index % 5 ? length * 0.55 : length, '#222a31'));

/** A beam with a scale, two jaws and a display that slides. */
export const caliper = () =>
  `${rect(-400, -40, 800, 62, flat('steel'), 4)}${ticks(72, -150, -36, 7.4, 20)}${ticks(72, -150, 2, 7.4, 14)}
  ${shape('M-400 -40H-300V22L-312 60 -320 210C-330 222 -346 190 -352 140L-400 60z', flat('steel'))}${shape('M-372 -40L-344 -150 -332 -40z', flat('steel'))}
  ${shape('M-290 22H-190L-200 70 -262 140C-268 190 -284 222 -294 210L-298 60z', flat('steel'))}${shape('M-312 -40L-326 -150 -260 -90V-40z', flat('steel'))}
  ${rect(-268, -74, 300, 136, flat('graphite'), 14)}${glass(-236, -54, 176, 70, digits(-214, -40, 42, '24.86'), 'url(#display)')}${many(3, (index) => button(-218 + index * 52, 40, 12, index ? 'white' : 'yellow'))}
  ${rect(-40, -54, 54, 90, flat('dark'), 8)}${circle(-140, -84, 15, flat('steel'))}${at(24, 62, knurled(-30, 46, 26))}${rect(392, -22, 30, 26, flat('dark'), 3)}`;

/** A bow, a spindle and a thimble to turn. */
export const micrometer = () =>
  `${shape('M-330 -60H-250C-250 60 -190 130 -60 130S130 60 130 -60H190V-20C190 130 90 220 -60 220S-330 130 -330 0z', flat('green'))}${line('M-300 10C-284 120 -180 192 -60 194S130 140 156 30', '#ffffff55', 6)}
  ${rect(-330, -92, 84, 52, flat('dark'), 8)}${at(0, -66, `${bar(-250, 44, 30)}${bar(-176, 320, 26)}${bar(120, 110, 54)}${bar(226, 130, 66)}${ticks(14, 130, -12, 7, 22)}${knurled(300, 62, 74)}${bar(360, 40, 40, 'dark')}${many(9, (index) => rect(232, -28 + index * 7, index % 4 ? 12 : 22, 1.6, '#222a31'))}`)}
  ${sticker(-120, 140, 120, 36, '#e8f3ec')}`;

/** A dial on a jointed arm, held by a magnet. */
export const dialIndicator = () =>
  `${at(-250, 150, `${rect(-110, -70, 220, 150, flat('dark'), 10)}${rect(-110, 54, 220, 26, flat('steel'), 4)}${rect(-110, -70, 220, 26, flat('red'), 10)}${circle(20, 12, 34, flat('graphite'))}${rect(12, -18, 16, 44, upright('white'), 6)}`)}
  ${line('M-280 84L-330 -190', '#3b434c', 22)}${line('M-284 84L-334 -190', '#c3cad2', 8)}${line('M-330 -190L70 -210', '#3b434c', 20)}${line('M-330 -194L70 -214', '#c3cad2', 7)}
  ${circle(-330, -190, 32, flat('dark'))}${circle(-330, -190, 15, flat('steel'))}${circle(76, -210, 28, flat('dark'))}${screw(76, -210, 14)}
  ${at(170, 10, `${rect(-14, -200, 28, 60, upright('steel'), 4)}${rect(-17, 130, 34, 90, upright('steel'), 4)}${rect(-6, 210, 12, 66, upright('steel'), 3)}${circle(0, 278, 9, flat('red'))}${gauge(152, 170, 'steel')}${at(0, 56, gauge(34, 60, 'white'))}`)}${line('M80 -206L168 -176', '#5b6570', 18)}`;

/** It stands on the floor and draws a red cross on the wall. */
export const laserLevel = () =>
  `${line('M-480 -90H480', '#ff2d2d', 16, 0.22)}${line('M-480 -90H480', '#ff3b3b', 5)}${line('M250 -350V112', '#ff2d2d', 16, 0.22)}${line('M250 -350V112', '#ff3b3b', 5)}
  ${line('M-130 90L-220 286M-130 90L-40 286M-130 90V300', '#20262c', 16)}${line('M-134 90L-224 280M-126 90L-38 280', '#8b949e', 5)}
  ${rect(-156, 60, 52, 44, upright('dark'), 6)}${rect(-240, -150, 220, 220, flat('orange'), 34)}${rect(-224, -134, 188, 60, flat('graphite'), 18)}${rect(-206, -116, 152, 40, '#2a0c0c', 10)}${rect(-206, -102, 152, 8, '#ff5a5a', 4)}${circle(-130, -97, 15, '#ffb3b3')}
  ${rect(-240, -40, 220, 22, '#00000044')}${button(-182, 24, 18, 'white')}${button(-130, 24, 18, 'red')}${button(-78, 24, 18, 'white')}`;

const hose = (d: string, colour = '#22262b', width = 22) => cable(d, colour, width);

/** Tyre pressure in figures, a hose and its chuck. */
export const tyreGauge = () =>
  `${hose('M-120 120C-160 260 60 290 170 230S330 60 300 -60')}${at(300, -60, `${rect(-22, -70, 44, 90, upright('brass'), 6)}${rect(-30, -120, 60, 60, upright('steel'), 10)}${line('M28 -90L96 -130', '#5b6570', 16)}`)}
  ${rect(-146, 90, 52, 60, upright('brass'), 4)}${circle(-120, -70, 182, flat('rubber'))}${many(20, (index) => `<g transform="translate(-120 -70) rotate(${index * 18})">${rect(168, -12, 16, 24, '#00000055', 6)}</g>`)}${circle(-120, -70, 152, flat('graphite'))}${glass(-226, -130, 212, 112, `${digits(-196, -108, 62, '2.35')}${many(3, (index) => rect(-40, -106 + index * 26, 16, 12, '#1a221b88', 2))}`, 'url(#display)')}${button(-168, 34, 24, 'red')}${button(-72, 34, 24, 'white')}`;

/** A dial, a hose and adapters for the spark plug's hole. */
export const compressionTester = () =>
  `${hose('M-150 60C-150 230 -20 250 40 150S210 -60 330 30')}${at(-150, -90, `${rect(-20, 120, 40, 60, upright('brass'), 4)}${circle(0, 0, 160, flat('rubber'))}${gauge(146, 150, 'red')}`)}
  ${at(330, 30, `${bar(-24, 70, 44, 'brass')}${bar(40, 64, 30)}${many(8, (index) => line(`M${44 + index * 8} -15l-3 30`, '#4a525b', 2))}`, 28)}${[0, 1, 2].map((index) => lyingSocket(110 + index * 8, 170 + index * 50, 150 - index * 18, 36)).join('')}`;
