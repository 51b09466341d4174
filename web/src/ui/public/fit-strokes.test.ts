import type { PointGroup } from 'signature_pad';
import { expect, test } from 'vitest';
import { fitStrokes } from './fit-strokes.ts';

const upright = { width: 350, height: 200 };
const lying = { width: 700, height: 160 };
const stroke: PointGroup = {
  dotSize: 2,
  minWidth: 1,
  maxWidth: 3,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: [
    { x: 0, y: 0, pressure: 0.5, time: 1 },
    { x: 350, y: 200, pressure: 0.5, time: 2 },
  ],
};

test('a drawing stays whole in a lower frame', () => {
  const [fitted] = fitStrokes([stroke], upright, lying);
  expect(fitted?.points.map(({ x, y }) => [x, y])).toEqual([
    [210, 0],
    [490, 160],
  ]);
  expect(fitted?.maxWidth).toBeCloseTo(2.4);
});

test('a drawing in the frame it was made in is itself', () => {
  expect(fitStrokes([stroke], upright, upright)).toEqual([stroke]);
});
