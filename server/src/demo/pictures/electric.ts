import { at, circle, ellipse, flat, line, type Material, many, rect, ring, round, shape, upright } from './paint.ts';
import { bar, button, cable, clip, digits, gauge, glass, grip, screw, sticker } from './pieces.ts';

const plug = () =>
  `${shape('M-70 -34H70L56 46H-56z', flat('graphite'))}${shape('M-58 -24H58L48 20H-48z', '#0c0f12')}${many(8, (index) => rect(-44 + index * 12, -16, 6, 8, '#d1a646'))}${many(8, (index) => rect(-40 + index * 11, 2, 6, 8, '#d1a646'))}${rect(-26, 44, 52, 60, upright('rubber'), 10)}`;

const trace = 'M-170 0l40 -30 30 50 44 -96 40 110 36 -54 44 30 40 -20 46 10';

/** A rugged tablet with an engine on its screen, and the plug for the car. */
export const diagnosisTablet = (material: Material = 'orange') =>
  `${cable('M180 -190C330 -260 400 -120 360 20', '#1d2024', 15)}${at(356, 50, plug(), 8, 0.9)}
  ${at(
    -60,
    10,
    `${rect(-300, -220, 600, 440, flat('graphite'), 46)}${[
      [-312, -232],
      [222, -232],
      [-312, 142],
      [222, 142],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 90, 90, flat(material), 30))
      .join('')}${rect(-276, -196, 552, 392, flat('rubber'), 26)}
  ${glass(-226, -166, 452, 332, `${rect(-226, -166, 452, 46, '#1d4e89', 5)}${rect(-206, -152, 120, 18, '#ffffffcc', 4)}${circle(196, -143, 10, '#5fe08a')}${at(-20, -20, line(trace, '#f5b700', 6))}${many(3, (index) => `${rect(-206, 56 + index * 34, 20, 20, ['#2e9e6b', '#ef8a17', '#d64545'][index] ?? '', 5)}${rect(-174, 60 + index * 34, 220 - index * 40, 12, '#c8d6e6', 4)}`)}${at(140, 96, `${ring(0, 0, 54, '#2b4a6b', 14)}${line('M-38 38A54 54 0 1 1 50 -20', '#2fb36d', 14)}${digits(-22, -13, 28, '86', '#ffffff')}`)}`)}
  ${button(252, 0, 13, 'white')}`,
  )}`;

/** A small box between the car and a computer. */
export const diagnosisBox = () =>
  `${cable('M-120 40C-260 60 -380 0 -360 -120', '#1d2024', 17)}${at(-352, -150, plug(), 172)}${cable('M240 40C330 80 360 180 420 300', '#1d2024', 10)}
  ${rect(-160, -130, 440, 270, flat('blue'), 44)}${rect(-130, -100, 380, 210, flat('graphite'), 30)}${sticker(-100, -72, 150, 70)}${many(4, (index) => `${circle(100 + index * 38, -50, 10, ['#5fe08a', '#5fe08a', '#f5b700', '#3b434c'][index] ?? '')}${rect(92 + index * 38, -28, 16, 4, '#9aa5b1')}`)}${rect(-100, 34, 310, 44, '#00000044', 14)}${many(12, (index) => rect(-84 + index * 24, 42, 10, 28, '#00000066', 5))}${screw(-112, 92)}${screw(232, 92)}`;

const leads = (x: number) =>
  `${cable(`M${x} 120C${x - 60} 330 -400 320 -380 150S-370 -60 -350 -110`, '#c62828', 20)}${cable(`M${x + 70} 120C${x + 90} 340 ${x + 330} 320 370 180S360 -20 344 -90`, '#15181b', 20)}${at(-352, -100, clip('red'), -80)}${at(346, -80, clip('rubber'), -100)}`;

/** It starts a car whose battery is flat. */
export const booster = () =>
  `${leads(-36)}${rect(-190, -180, 380, 340, flat('red'), 40)}${rect(-120, -250, 240, 90, flat('graphite'), 34)}${rect(-86, -222, 172, 40, '#00000088', 18)}${rect(-160, -150, 320, 280, flat('graphite'), 26)}${glass(-120, -122, 240, 90, digits(-84, -104, 54, '13.1', '#8ff0b0'))}${button(-78, 22, 34, 'red')}${circle(30, 22, 12, '#5fe08a')}${circle(70, 22, 12, '#5fe08a')}${circle(110, 22, 12, '#3b434c')}${sticker(-130, 76, 260, 40)}`;

/** It fills batteries overnight: a needle, a switch and two clips. */
export const charger = () =>
  `${leads(-40)}${rect(-210, -200, 420, 350, flat('yellow'), 24)}${rect(-140, -250, 280, 26, round('dark'), 12)}${rect(-140, -240, 22, 50, upright('dark'))}${rect(118, -240, 22, 50, upright('dark'))}${rect(-186, -176, 372, 200, flat('graphite'), 16)}${at(-80, -76, gauge(80, 140))}${button(70, -120, 22, 'green')}${at(120, -50, `${circle(0, 0, 42, '#15181b')}${circle(0, 0, 34, flat('dark'))}${rect(-6, -34, 12, 34, '#ffffff', 4)}`)}${many(9, (index) => rect(-170 + index * 40, 50, 22, 70, '#00000066', 8))}`;

/** A camera at the end of a snake. */
export const endoscope = () =>
  `${cable('M-190 -40C-60 -330 330 -330 340 -60S110 250 60 90 230 -130 190 40', '#22262b', 18)}${at(188, 44, `${bar(0, 64, 28)}${circle(64, 0, 13, '#0c0f12')}${circle(64, 0, 6, '#8fc1f7')}${circle(64, 0, 30, '#ffffff22')}`, 100)}
  ${at(-230, 60, `${shape('M-70 60H70L60 270C56 300 -56 300 -60 270z', flat('rubber'))}${rect(-140, -200, 280, 270, flat('green'), 36)}${glass(-108, -168, 216, 166, `${circle(0, -86, 70, '#5a4a3a')}${circle(0, -86, 50, '#8a6f52')}${circle(0, -86, 28, '#20160e')}${line('M-92 -28h60', '#ffffff', 5)}`)}${many(4, (index) => button(-72 + index * 48, 32, 14, index === 1 ? 'red' : 'white'))}${rect(-30, 92, 60, 24, flat('dark'), 8)}`)}`;

/** Light under the bonnet, hung by its two hooks. */
export const ledBar = () =>
  `${ellipse(-60, 0, 460, 240, 'url(#glow)')}${[-380, 380].map((x) => line(`M${x} 0C${x * 1.1} 0 ${x * 1.12} -70 ${x} -80`, '#c3cad2', 12)).join('')}${rect(-390, -46, 780, 92, round('graphite'), 40)}${rect(-340, -30, 560, 60, '#fffef2', 26)}${many(18, (index) => circle(-316 + index * 30, 0, 11, '#fff3b0'))}${many(18, (index) => circle(-316 + index * 30, 0, 5, '#ffffff'))}${at(0, 0, grip(236, 120, 84, 'orange'))}`;

/** Ultraviolet light that makes a leak glow, with the glasses for it. */
export const leakLamp = () =>
  `${shape('M50 -84L470 -230V200L50 24z', 'url(#beam)')}${shape('M50 -70L470 -150V120L50 10z', 'url(#beam)')}${ellipse(300, 40, 46, 26, '#7dff6b')}${ellipse(360, 84, 22, 13, '#7dff6bcc')}
  ${at(0, -30, `${bar(-330, 300, 66, 'graphite', 14)}${grip(-330, 220, 70)}${shape('M-40 -33L30 -62H60V62H30L-40 33z', round('graphite'))}${rect(52, -60, 16, 120, '#c9a6ff', 6)}${rect(-90, -44, 44, 18, flat('red'), 6)}`)}
  ${at(-120, 200, `${shape('M-190 -50C-150 -80 -30 -80 -14 -40L-24 26C-40 64 -150 64 -170 26z', '#f5b700cc')}${shape('M190 -50C150 -80 30 -80 14 -40L24 26C40 64 150 64 170 26z', '#f5b700cc')}${line('M-190 -52C-100 -92 100 -92 190 -52', '#20262c', 14)}${line('M-14 -34C-6 -50 6 -50 14 -34', '#20262c', 10)}`)}`;
