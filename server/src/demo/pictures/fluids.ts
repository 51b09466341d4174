import { at, circle, ellipse, flat, line, many, rect, round, shape, upright } from './paint.ts';
import { bar, cable, gauge, sticker, wheel } from './pieces.ts';

/** It fills tyres and says how far. */
export const inflator = () =>
  `${cable('M190 -80C330 -80 380 60 260 160S40 220 90 290', '#22262b', 20)}${at(92, 286, `${bar(0, 56, 34, 'brass')}${bar(50, 60, 46)}`, 40)}
  ${shape('M-250 -110H130C180 -110 200 -96 200 -74S180 -40 130 -40H-60C-70 60 -100 180 -150 262C-190 276 -240 262 -262 236C-226 150 -236 40 -250 -40z', flat('blue'))}${shape('M-230 -30C-220 60 -224 150 -246 228L-206 246C-180 160 -170 60 -170 -30z', flat('rubber'))}${shape('M-60 -36C-20 -20 -20 60 -70 110L-90 96C-64 50 -66 10 -76 -36z', flat('steel'))}
  ${rect(-300, -96, 56, 44, round('brass'), 4)}${at(30, -190, `${rect(-18, 90, 36, 40, upright('brass'), 4)}${circle(0, 0, 116, flat('rubber'))}${gauge(104, 120, 'graphite')}`)}`;

/** A bottle that sucks old brake fluid out of the caliper. */
export const brakeBleeder = () =>
  `${cable('M60 -190C180 -300 360 -200 330 -20S270 210 340 270', '#e9c46acc', 16)}${cable('M-60 -200C-180 -280 -330 -220 -330 -100', '#22262b', 20)}${at(-330, -100, `${rect(-18, 0, 36, 60, upright('brass'), 4)}${rect(-24, 56, 48, 50, upright('steel'), 8)}`)}
  ${rect(-150, -150, 300, 430, upright('white'), 50)}<g opacity=".82">${shape('M-142 40H142V230C142 262 120 274 96 274H-96C-120 274 -142 262 -142 230z', upright('brass'))}</g>${many(8, (index) => rect(-142, -60 + index * 40, index % 2 ? 22 : 40, 4, '#39424c99'))}${sticker(-40, -70, 150, 84, '#fdf6dd')}
  ${rect(-112, -220, 224, 90, upright('graphite'), 22)}${many(12, (index) => rect(-100 + index * 18, -214, 6, 78, '#00000055', 3))}${rect(-70, -252, 140, 40, upright('red'), 12)}${line('M70 -236C130 -250 170 -220 176 -170', '#20262c', 20)}`;

/** A tank on wheels with a bowl on a pole, to stand under a lifted car. */
export const oilDrain = () =>
  `${ellipse(10, 296, 300, 26, 'url(#under)')}${rect(-16, -210, 32, 260, upright('steel'), 4)}${rect(-24, -60, 48, 50, upright('dark'), 8)}
  ${shape('M-220 -300H220C216 -250 120 -204 40 -196H-40C-120 -204 -216 -250 -220 -300z', flat('graphite'))}${ellipse(0, -300, 220, 30, '#2a2f35')}${ellipse(0, -298, 196, 22, '#14171a')}${ellipse(20, -294, 120, 10, '#5a3d12')}
  ${rect(-170, 20, 340, 240, upright('red'), 46)}${rect(-170, 70, 340, 8, '#00000040')}${rect(-170, 200, 340, 8, '#00000040')}${rect(-140, 96, 34, 90, '#fff3c8', 12)}${rect(-136, 136, 26, 46, '#7a4d10', 8)}${sticker(-70, 96, 180, 70)}${line('M170 60H240V-120H200', '#20262c', 16)}${wheel(-130, 268, 32)}${wheel(130, 268, 32)}${wheel(0, 276, 22)}`;

/** Two dials, low and high, and three hoses in their colours. */
export const manifold = () =>
  `${cable('M-190 90C-220 280 -400 250 -390 60', '#1f5fae', 20)}${cable('M0 100C10 260 120 320 240 290', '#f5b700', 20)}${cable('M190 90C220 260 400 240 390 40', '#c62828', 20)}
  ${[-390, 390].map((x, index) => at(x, index ? 30 : 50, `${rect(-20, -90, 40, 100, upright('brass'), 6)}${rect(-28, -130, 56, 54, upright(index ? 'red' : 'blue'), 12)}`)).join('')}
  ${rect(-250, 10, 500, 84, round('steel'), 16)}${rect(-120, 24, 240, 54, 'url(#glass)', 10)}${[-190, 0, 190].map((x) => rect(x - 18, 84, 36, 34, upright('brass'), 4)).join('')}
  ${at(-280, 52, `${bar(-60, 60, 34, 'brass')}${rect(-110, -44, 56, 88, round('blue'), 18)}`)}${at(280, 52, `${bar(0, 60, 34, 'brass')}${rect(54, -44, 56, 88, round('red'), 18)}`)}
  ${at(-130, -120, `${circle(0, 0, 132, flat('blue'))}${gauge(118, 80, 'white', '#1f5fae')}`)}${at(130, -120, `${circle(0, 0, 132, flat('red'))}${gauge(118, 165, 'white')}`)}${line('M-20 -240C-20 -300 20 -300 20 -240', '#c3cad2', 12)}`;
