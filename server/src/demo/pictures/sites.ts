import sharp from 'sharp';
import type { Scene } from '../reception/field-incidents.ts';
import { at, circle, definitions, ellipse, flat, line, many, rect, ring, shape, upright } from './paint.ts';
import { glass, sticker } from './pieces.ts';
import { photo, svg } from './surfaces.ts';

const extinguisher = `${ellipse(480, 610, 120, 20, 'url(#under)')}
  ${rect(408, 220, 144, 390, upright('red'), 46)}${rect(452, 168, 56, 66, upright('dark'), 8)}
  ${shape('M430 150H560L600 128 606 148 566 178H430z', flat('dark'))}${line('M560 176C640 220 640 420 600 500', '#15181c', 18)}
  ${at(600, 505, shape('M-16 0H16L24 70H-24z', '#15181c'))}${rect(430, 300, 100, 150, '#f3f4f6', 6)}
  ${sticker(440, 312, 80, 60)}${rect(440, 384, 80, 52, '#c62828', 4)}${circle(480, 250, 24, '#f3f4f6')}
  ${line('M466 262A20 20 0 0 1 466 238', '#e53935', 6)}${line('M480 250L466 240', '#15181c', 4)}${ring(480, 250, 24, '#15181c', 4)}`;

const copier = `${ellipse(480, 640, 260, 24, 'url(#under)')}
  ${rect(270, 330, 420, 300, flat('white'), 14)}${rect(270, 330, 420, 90, flat('dark'), 14)}${rect(250, 280, 460, 62, flat('graphite'), 12)}
  ${many(3, (index) => `${rect(290, 440 + index * 60, 380, 50, '#dfe4ea', 6)}${rect(440, 458 + index * 60, 80, 10, '#8b949e', 5)}`)}
  ${glass(560, 348, 96, 54, rect(578, 368, 60, 8, '#e53935', 3))}
  ${at(420, 350, shape('M-70 30L60 -90 130 -70 10 46z', '#fbfcfd'), 8)}${line('M380 330L470 262M400 342L500 270M372 316L440 262', '#2b2f34', 3, 0.5)}`;

const leak = `${shape('M560 0H960V200C860 240 700 236 620 170 570 130 548 60 560 0z', '#8a6d3b55')}
  ${shape('M620 0H960V130C880 170 760 160 690 110 640 74 622 40 620 0z', '#6f542a55')}
  ${many(7, (index) => ellipse(640 + index * 44, 190 + ((index * 53) % 150), 5, 12, '#7fb2de'))}
  ${ellipse(690, 590, 250, 74, '#5f86a8aa')}${ellipse(650, 578, 170, 40, '#cfe3f3aa')}${ellipse(600, 566, 60, 12, '#ffffff99')}
  ${at(330, 540, `${shape('M-90 -60H90L70 90H-70z', upright('yellow'))}${ellipse(0, -60, 90, 20, '#7d5a17')}${line('M-90 -60C-80 -190 80 -190 90 -60', '#4a525b', 7)}`)}`;

const drum = `${ellipse(480, 640, 210, 30, 'url(#under)')}${shape('M300 640C340 600 700 610 780 650 700 700 380 700 300 640z', '#14171acc')}
  ${rect(340, 210, 280, 420, upright('navy'), 18)}${ellipse(480, 214, 140, 34, flat('dark'))}${ellipse(480, 210, 120, 26, '#14171a')}
  ${many(3, (index) => rect(334, 300 + index * 110, 292, 16, upright('navy'), 8))}${rect(410, 440, 140, 90, '#f5b700', 6)}
  ${shape('M480 454L520 516H440z', '#14171a')}${rect(476, 472, 8, 24, '#f5b700', 3)}${circle(480, 505, 5, '#f5b700')}
  ${line('M560 232C566 320 556 420 564 520', '#0c0f12', 14, 0.85)}`;

const scenes: Record<Scene, string> = { extinguisher, copier, leak, drum };

/** What the people of a site photograph, in front of its wall. */
export const drawScenes = async (floor: Buffer, wanted: Scene[]): Promise<Map<Scene, Buffer>> => {
  const taken = [...new Set(wanted)].map(async (scene) => {
    const drawn = sharp(floor, { raw: { ...photo, channels: 3 } }).composite([
      { input: svg(`${definitions}${scenes[scene]}`) },
    ]);
    return [scene, await drawn.jpeg({ quality: 78 }).toBuffer()] as const;
  });
  return new Map(await Promise.all(taken));
};
