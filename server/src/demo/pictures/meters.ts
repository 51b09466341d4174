import { at, circle, flat, line, type Material, many, rect, ring, round, shape, upright } from './paint.ts';
import { bar, button, cable, clip, digits, glass, screw, sticker } from './pieces.ts';

const probe = (material: Material) =>
  `${bar(0, 130, 20, material, 8)}${bar(-16, 20, 28, material, 8)}${bar(126, 44, 7)}`;

/** A yellow holster, a number, a dial and two leads. */
export const multimeter = () =>
  `${cable('M-40 210C-60 330 -330 320 -320 150', '#c62828', 11)}${cable('M40 210C70 330 330 310 320 130', '#15181b', 11)}
  ${at(-320, 150, probe('red'), -82)}${at(320, 130, probe('rubber'), -98)}
  ${rect(-168, -290, 336, 570, flat('yellow'), 56)}${rect(-138, -262, 276, 514, flat('graphite'), 34)}
  ${glass(-112, -232, 224, 116, digits(-84, -204, 60, '12.64'), 'url(#display)')}
  ${many(4, (index) => rect(-110 + index * 58, -92, 46, 24, flat(index ? 'dark' : 'orange'), 9))}
  ${circle(0, 50, 92, '#15181b')}${many(12, (index) => `<g transform="translate(0 50) rotate(${index * 30})">${rect(-3, -112, 6, 13, ['#f5b700', '#ffffff', '#ff8a7c'][index % 3] ?? '')}</g>`)}${circle(0, 50, 74, flat('dark'))}
  <g transform="translate(0 50) rotate(-38)">${rect(-15, -78, 30, 156, upright('rubber'), 13)}${rect(-3, -72, 6, 34, '#ffffff', 3)}</g>
  ${[-80, -27, 27, 80].map((x, index) => `${circle(x, 208, 20, index === 1 ? '#8a1c1c' : '#0d1013')}${circle(x, 208, 9, '#000')}`).join('')}`;

/** Jaws that close around a wire. */
export const clampMeter = () =>
  `${cable('M-30 250C-40 330 -260 320 -330 230', '#c62828', 10)}${at(-330, 230, probe('red'), -100)}${ring(0, -170, 104, '#7d1414', 52)}${ring(0, -170, 106, '#d32f2f', 44)}${ring(-8, -178, 108, '#ff8a7c', 6)}${rect(-4, -302, 8, 52, '#20262c')}
  ${shape('M-130 -110C-130 -140 130 -140 130 -110L118 250C112 284 -112 284 -118 250z', flat('graphite'))}${shape('M-150 -90C-176 -60 -176 0 -142 14L-126 -20 -128 -90z', flat('red'))}
  ${circle(0, -58, 44, '#15181b')}${circle(0, -58, 36, flat('dark'))}<g transform="translate(0 -58) rotate(35)">${rect(-7, -38, 14, 76, upright('rubber'), 6)}</g>
  ${glass(-88, 20, 176, 92, digits(-66, 40, 50, '128.4'), 'url(#display)')}${many(4, (index) => button(-66 + index * 44, 148, 15, index === 3 ? 'yellow' : 'white'))}
  ${circle(-36, 226, 17, '#8a1c1c')}${circle(36, 226, 17, '#0d1013')}${sticker(-52, 176, 104, 26)}`;

const body = (material: Material) =>
  `${rect(-150, -250, 300, 500, flat(material), 46)}${rect(-128, -228, 256, 456, flat('graphite'), 30)}`;

const keys = (y: number) =>
  `${circle(0, y + 40, 50, '#15181b')}${circle(0, y + 40, 44, flat('dark'))}${circle(0, y + 40, 18, flat('white'))}${button(-84, y + 6, 20, 'green')}${button(84, y + 6, 20, 'red')}${button(-84, y + 74, 20, 'white')}${button(84, y + 74, 20, 'white')}`;

/** It says how much is left in a battery. */
export const batteryTester = () =>
  `${cable('M-70 240C-90 340 -330 330 -330 200S-330 0 -330 -40', '#c62828', 15)}${cable('M70 240C90 340 330 330 330 200S330 0 330 -40', '#15181b', 15)}${at(-330, -40, clip('red'), -90)}${at(330, -40, clip('rubber'), -90)}${body('blue')}
  ${glass(-106, -204, 212, 190, `${digits(-72, -176, 56, '12.7', '#8ff0b0')}${rect(-84, -86, 168, 44, '#0a1522', 6)}${rect(-80, -82, 128, 36, '#2fb36d', 4)}${rect(86, -74, 8, 20, '#9fb4c9')}`)}${keys(40)}${sticker(-60, 170, 120, 40)}`;

/** It wakes the sensors in the tyres. */
export const tyreSensorTool = () =>
  `${rect(-30, -320, 60, 110, upright('rubber'), 26)}${body('orange')}
  ${glass(-106, -204, 212, 190, `${line('M-70 -110a70 70 0 0 1 140 0', '#9fb4c9', 8)}${many(4, (index) => rect(-80 + (index % 2) * 110, -176 + Math.floor(index / 2) * 100, 50, 62, index === 2 ? '#ef8a17' : '#2fb36d', 16))}${digits(-24, -130, 34, '2.4', '#ffffff')}`)}${keys(40)}`;

/** It measures paint through its foot. */
export const paintGauge = () =>
  `${shape('M-120 -250C-120 -280 120 -280 120 -250L96 170C92 204 60 214 40 216V262H-40V216C-60 214 -92 204 -96 170z', flat('graphite'))}${rect(-40, 226, 80, 46, upright('steel'), 8)}
  ${glass(-84, -218, 168, 150, `${digits(-58, -176, 52, '118')}${rect(40, -98, 30, 12, '#1a221b')}`, 'url(#display)')}${shape('M-104 -30H104L98 30H-98z', flat('yellow'))}${button(0, 92, 38, 'red')}${button(-58, 0, 15, 'white')}${button(58, 0, 15, 'white')}`;

/** It shows warmth as colour. */
export const thermalCamera = () =>
  `${shape('M-84 90H84L104 300C100 330 -100 330 -104 300z', flat('rubber'))}${many(6, (index) => rect(-80, 150 + index * 26, 160, 9, '#00000055', 4))}${rect(-180, -290, 360, 400, flat('graphite'), 44)}${rect(-180, -290, 360, 60, flat('yellow'), 40)}
  ${glass(-144, -216, 288, 226, `${rect(-144, -216, 288, 226, 'url(#heat)', 5)}${circle(60, -70, 62, '#fff3b0')}${circle(60, -70, 96, '#ffe06655')}${line('M44 -70h32M60 -86v32', '#15181b', 4)}${digits(-128, -200, 26, '78.5', '#ffffff')}`, '#2b1055')}
  ${button(-70, 62, 20, 'white')}${button(0, 62, 24, 'red')}${button(70, 62, 20, 'white')}${screw(-150, -260)}${screw(150, -260)}${rect(-24, 120, 48, 20, round('red'), 8)}`;
