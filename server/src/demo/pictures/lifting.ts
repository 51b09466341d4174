import {
  at,
  circle,
  ellipse,
  flat,
  line,
  type Material,
  many,
  mirrored,
  rect,
  round,
  shape,
  upright,
} from './paint.ts';
import { bar, gauge, grip, screw, sticker, wheel } from './pieces.ts';

/** What stands throws its shadow on the floor. */
const under = (y: number, width: number) => ellipse(10, y, width, 26, 'url(#under)');

/** Low and long on four wheels, its arm raised, its handle behind. */
export const jack = (material: Material = 'red') =>
  `${under(226, 420)}${at(-250, 96, grip(-20, 90, 30, 'rubber'), -122)}${line('M-248 118L-384 -232', '#5b6570', 22)}${line('M-251 112L-385 -232', '#c3cad2', 7)}${at(-352, -152, grip(-96, 130, 36), 69)}
  ${shape('M-120 150L200 -70 262 -64 286 -30 -60 190z', flat(material))}${line('M-90 160L220 -50', '#ffffff55', 5)}
  ${at(262, -62, `${rect(-18, -16, 36, 34, upright('dark'))}${rect(-62, -38, 124, 26, round('dark'), 8)}${many(7, (index) => rect(-56 + index * 17, -46, 10, 12, '#1d2228', 2))}`)}
  ${shape('M-330 92C-330 64 -300 56 -270 56L-150 60C-60 84 60 132 330 138C356 140 362 176 340 190H-290C-322 190 -330 150 -330 92z', flat(material))}
  ${shape('M-300 92C-240 70 -180 74 -120 96L-130 150H-290z', '#00000033')}${at(-200, 118, `${bar(0, 150, 46, 'dark')}${bar(140, 90, 22)}`, 8)}
  ${sticker(30, 148, 150, 34, '#fff3c8')}${wheel(296, 182, 44)}${wheel(-260, 184, 40)}${screw(-60, 172, 10)}${screw(212, 168, 9)}`;

const stand = (material: Material, height: number) =>
  `${line(`M-20 -60L-104 214M20 -60L104 214`, '#20262c', 30)}${shape('M-44 -70H44L124 214H92L30 20H-30L-92 214H-124z', flat(material))}${line('M-66 120H66', '#00000055', 14)}${line('M-70 114H70', '#8b949e', 10)}
  ${rect(-136, 206, 60, 18, round('dark'), 4)}${rect(76, 206, 60, 18, round('dark'), 4)}
  ${rect(-22, -70 - height, 44, height + 60, upright('steel'), 4)}${many(Math.floor(height / 20) + 1, (index) => shape(`M22 ${-60 - index * 20}l14 6v8l-14 0z`, '#6c7682'))}
  ${shape(`M-70 ${-104 - height}L-46 ${-84 - height}H46L70 ${-104 - height}V${-64 - height}H-70z`, flat('dark'))}${rect(-52, -80, 104, 44, flat(material), 8)}${line('M40 -58L96 -18', '#20262c', 14)}${circle(98, -16, 11, flat('rubber'))}`;

/** Two of them, one higher than the other. */
export const stands = () => `${under(224, 330)}${at(-150, 0, stand('blue', 60))}${at(170, 0, stand('blue', 130))}`;

/** A frame, a table and a ram that comes down. */
export const press = () =>
  `${under(262, 300)}${rect(-190, -290, 58, 540, upright('blue'), 6)}${rect(132, -290, 58, 540, upright('blue'), 6)}
  ${many(7, (index) => `${circle(-161, -110 + index * 48, 10, '#0c2c57')}${circle(161, -110 + index * 48, 10, '#0c2c57')}`)}
  ${rect(-216, -300, 432, 74, round('blue'), 8)}${sticker(-196, -282, 130, 40)}${rect(-62, -250, 124, 130, upright('red'), 10)}${rect(-30, -122, 60, 110, upright('steel'), 4)}${rect(-48, -16, 96, 24, round('dark'), 5)}
  ${rect(-216, 90, 432, 64, round('navy'), 6)}${rect(-104, 58, 84, 34, round('steel'), 4)}${rect(20, 58, 84, 34, round('steel'), 4)}${rect(-30, 8, 60, 52, upright('steel'), 4)}
  ${at(96, -180, gauge(46, 90))}${rect(-246, 236, 170, 28, round('navy'), 5)}${rect(76, 236, 170, 28, round('navy'), 5)}
  ${at(190, -150, `${rect(0, -22, 60, 74, flat('red'), 8)}${at(46, 10, bar(0, 170, 18), -52)}${at(46, 10, grip(110, 80, 26), -52)}`)}${screw(-40, -262, 10)}${screw(161, -262, 12)}`;

const claws = (x: number) =>
  `${at(
    x,
    0,
    `${rect(-12, -290, 24, 580, upright('steel'), 4)}${many(50, (index) => line(`M-12 ${-250 + index * 10}l24 -4`, '#4a525b', 2, 0.8))}
  ${rect(-26, 262, 52, 38, upright('dark'), 6)}${[-210, 190].map((y) => `${rect(-34, y - 40, 68, 84, upright('red'), 12)}${shape(`M30 ${y - 22}C70 ${y - 26} 96 ${y - 10} 98 ${y + 22}L76 ${y + 24}C72 ${y + 6} 58 ${y + 2} 30 ${y + 12}z`, flat('dark'))}`).join('')}`,
  )}`;

/** Two threaded rods whose claws hold a spring together. */
export const springCompressor = () => {
  const coil = (index: number) => -220 + index * 62;
  return at(
    0,
    0,
    `${many(7, (index) => line(`M-118 ${coil(index) + 34}C-90 ${coil(index) + 62} 90 ${coil(index) + 76} 118 ${coil(index) + 44}`, '#0b2440', 26))}${claws(-196)}${mirrored(claws(-196))}
    ${many(8, (index) => `${line(`M-120 ${coil(index) + 28}C-110 ${coil(index) - 16} 104 ${coil(index) - 44} 120 ${coil(index) - 12}`, '#123a68', 32)}${line(`M-112 ${coil(index) + 14}C-90 ${coil(index) - 16} 80 ${coil(index) - 40} 106 ${coil(index) - 24}`, '#5f95d3', 8, 0.9)}`)}`,
    90,
  );
};
