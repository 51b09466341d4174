import { expect, test } from 'vitest';
import { countFor, moved, swipeOf, windowOf } from './carousel.ts';

const seenAt = (width: number) => countFor((query) => width >= Number(/\d+/.exec(query)?.[0]));

test('one card is seen on a phone, two on a tablet, three on a desk', () => {
  expect([360, 390, 679, 680, 768, 1099, 1100, 1440].map(seenAt)).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
});

test('behind the last card comes the first', () => {
  const names = ['a', 'b', 'c', 'd'];
  expect(windowOf(names, 2, 3)).toEqual([
    { item: 'c', place: 3 },
    { item: 'd', place: 4 },
    { item: 'a', place: 1 },
  ]);
  expect(windowOf(['a'], 0, 3)).toEqual([{ item: 'a', place: 1 }]);
  expect(windowOf([], 0, 3)).toEqual([]);
});

test('it goes round in both directions', () => {
  expect(moved(5, 1, 6)).toBe(0);
  expect(moved(0, -1, 6)).toBe(5);
  expect(moved(2, 1, 6)).toBe(3);
});

test('a finger turns the page sideways, not while it scrolls', () => {
  const from = { x: 200, y: 300 };
  expect(swipeOf(from, { x: 120, y: 310 })).toBe(1);
  expect(swipeOf(from, { x: 280, y: 310 })).toBe(-1);
  expect(swipeOf(from, { x: 170, y: 300 })).toBe(0);
  expect(swipeOf(from, { x: 120, y: 480 })).toBe(0);
});
