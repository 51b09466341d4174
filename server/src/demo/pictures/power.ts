import {
  at,
  circle,
  ellipse,
  flat,
  line,
  type Material,
  many,
  polygon,
  rect,
  ring,
  round,
  shape,
  upright,
} from './paint.ts';
import { bar, cable, screw, sticker } from './pieces.ts';

const handle = (material: Material) =>
  `${shape('M-92 40H46C52 110 66 180 84 246C60 262 -20 266 -44 250C-56 180 -66 110 -92 40z', flat(material))}
  ${shape('M-40 70C-28 130 -18 190 -4 244C-24 250 -40 248 -44 242C-52 190 -64 120 -76 66z', flat('rubber'))}
  ${many(6, (index) => line(`M${-62 + index * 5} ${100 + index * 24}l30 -4`, '#00000066', 4))}
  ${shape('M44 58C82 60 86 92 70 124L58 124C54 104 48 84 44 58z', flat('red'))}`;

const battery = (material: Material) =>
  `${rect(-92, 240, 226, 92, flat('graphite'), 16)}${rect(-92, 240, 226, 26, flat(material), 12)}
  ${many(4, (index) => circle(30 + index * 20, 304, 5, index < 3 ? '#5fe08a' : '#20262c'))}${rect(-70, 288, 66, 26, '#00000044', 6)}`;

const vents = (x: number) => many(5, (index) => rect(x + index * 17, -34, 8, 62, '#00000066', 4));

/** It turns screws and bores: a motor, a chuck with three jaws and a bit. */
export const drill = (material: Material = 'yellow') =>
  `${handle(material)}${shape('M-190 -70C-196 -96 -170 -104 -140 -104H120C150 -104 160 -80 162 -44V30C160 58 140 62 110 62H-130C-176 62 -194 40 -194 0z', flat(material))}
  ${rect(86, -88, 84, 138, round('graphite'), 14)}${vents(-170)}${sticker(-70, -62, 110, 52)}${screw(-30, 34)}${screw(64, 34)}
  ${shape('M170 -56H246L282 -26V-6L246 24H170z', round('dark'))}${many(4, (index) => rect(178 + index * 16, -54, 6, 76, '#00000055', 3))}
  ${shape('M282 -22H392L410 -16 392 -10H282z', round('steel'))}${many(6, (index) => line(`M${292 + index * 16} -10l14 -12`, '#4a525b', 3))}${battery(material)}`;

/** Short and strong: the anvil drives a socket, from a battery. */
export const cordlessImpact = (material: Material = 'red') =>
  `${handle(material)}${shape('M-170 -84C-168 -108 -140 -112 -120 -112H70V66H-120C-160 66 -174 44 -174 10z', flat(material))}${vents(-150)}${sticker(-54, -70, 96, 50)}
  ${shape('M64 -112H150C196 -104 226 -76 232 -46V0C226 32 196 58 150 66H64z', round('graphite'))}${rect(64, -112, 14, 178, '#00000055')}
  ${rect(228, -44, 40, 42, round('dark'), 4)}${rect(264, -52, 86, 58, round('steel'), 8)}${rect(300, -52, 5, 58, '#00000044')}${screw(-20, 36)}${battery(material)}`;

/** The same from the air line: a heavy nose and a brass inlet below. */
export const airImpact = () =>
  `${handle('graphite')}${shape('M-210 -60C-210 -96 -180 -110 -140 -112H60V66H-150C-190 60 -210 40 -210 0z', flat('orange'))}
  ${circle(-150, -22, 56, flat('graphite'))}${circle(-150, -22, 26, flat('steel'))}${many(4, (index) => at(-150, -22, screw(38, 0, 6), index * 90))}
  ${shape('M56 -116H170C214 -106 240 -74 244 -46V0C240 34 214 62 170 70H56z', round('steel'))}${rect(56, -116, 18, 186, round('dark'))}${sticker(-70, -68, 104, 50)}
  ${rect(240, -42, 34, 40, round('dark'), 4)}${rect(272, -34, 60, 24, round('steel'), 3)}
  ${at(24, 256, `${rect(-30, 0, 60, 30, upright('dark'), 6)}${rect(-20, 28, 40, 26, upright('brass'), 3)}${rect(-14, 52, 28, 34, upright('steel'), 6)}`)}`;

/** Hot air: a steel nozzle and slots behind. */
export const heatGun = () =>
  `${cable('M30 250C40 330 -120 330 -220 290S-420 250 -440 330', '#1d2024', 15)}${handle('blue')}
  ${shape('M-200 -58C-200 -92 -172 -100 -140 -100H130V56H-140C-180 56 -200 36 -200 0z', flat('blue'))}${vents(-184)}${sticker(-62, -62, 120, 52)}
  ${rect(128, -84, 60, 124, round('graphite'), 8)}${shape('M186 -66H300C316 -66 322 -58 322 -50V6C322 16 316 22 300 22H186z', round('steel'))}${ellipse(320, -22, 9, 36, '#20262c')}
  ${many(3, (index) => rect(206 + index * 30, -66, 4, 88, '#00000040'))}`;

/** It cuts and grinds: a long body, a disc under its guard and a handle to the side. */
export const grinder = () =>
  `${cable('M-330 10C-400 20 -410 110 -440 190', '#1d2024', 15)}${at(206, 60, `${circle(0, 0, 150, flat('dark'))}${circle(0, 0, 138, '#4b4640')}${ring(0, 0, 112, '#ffffff18', 26)}${circle(0, 0, 46, flat('red'))}${circle(0, 0, 24, flat('steel'))}${polygon(0, 0, 12, 6, '#20262c')}`)}
  ${shape('M70 60A140 140 0 0 1 206 -94 150 150 0 0 1 338 -14L206 60z', flat('graphite'))}
  ${at(206, -80, `${rect(-26, -190, 52, 150, upright('rubber'), 20)}${many(6, (index) => rect(-26, -170 + index * 20, 52, 7, '#00000055', 3))}${rect(-15, -46, 30, 40, upright('steel'))}`)}
  ${shape('M-340 -46C-340 -60 -320 -66 -300 -66H-40L90 -78V72L-40 58H-300C-330 58 -340 44 -340 30z', round('green'))}${rect(-240, -68, 150, 128, round('rubber'), 12)}
  ${many(6, (index) => rect(-226 + index * 22, -58, 9, 108, '#00000055', 4))}${rect(-40, -70, 26, 130, '#00000044')}${sticker(-6, -44, 72, 46)}
  ${shape('M86 -74H200C246 -70 262 -40 262 0S246 66 200 70H86z', flat('steel'))}${screw(120, -48)}${screw(120, 46)}${screw(226, -36)}${screw(226, 34)}${rect(-180, -86, 70, 24, flat('dark'), 8)}`;

/** It heats a seized nut without a flame: a coil at the end of a wand. */
export const inductionHeater = () =>
  `${cable('M-340 0C-420 0 -420 120 -440 220', '#1d2024', 17)}${at(0, 0, `${rect(-340, -66, 400, 132, round('red'), 44)}${rect(-300, -68, 170, 136, round('rubber'), 26)}${many(6, (index) => rect(-286 + index * 24, -58, 10, 116, '#00000055', 4))}`)}
  ${sticker(-96, -40, 116, 56)}${circle(36, 24, 9, '#5fe08a')}${rect(-220, -86, 90, 26, flat('dark'), 10)}${shape('M56 -56L120 -40V40L56 56z', round('graphite'))}
  ${line('M118 -16H190', '#7d5a17', 13)}${line('M118 16H190', '#7d5a17', 13)}
  ${many(5, (index) => `${line(`M${196 + index * 30} 62V-62`, '#7d4a14', 16)}${line(`M${200 + index * 30} -62C${216 + index * 30} -84 ${216 + index * 30} 84 ${226 + index * 30} 62`, '#c98a3a', 17)}${line(`M${196 + index * 30} -40V30`, '#ffe1a8', 4, 0.7)}`)}
  ${at(262, 0, `${bar(-40, 180, 56, 'dark')}${many(16, (index) => line(`M${-30 + index * 11} -28l-5 56`, '#0d1013', 3))}`)}`;
