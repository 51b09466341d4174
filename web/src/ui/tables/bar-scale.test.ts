import { expect, test } from 'vitest';
import { everyOf, marksTo } from './bar-scale.ts';

test('an axis has a few round marks and reaches the greatest', () => {
  expect(marksTo(0.35)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(marksTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(marksTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(marksTo(1203)).toEqual([0, 500, 1000, 1500]);
  for (const greatest of [0.02, 0.11, 1, 3.3, 9.99, 42, 99, 100, 101, 5000]) {
    const marks = marksTo(greatest);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(greatest);
    expect(marks.length).toBeLessThanOrEqual(5);
  }
});

test('an axis of nothing, and one of whole things, still has its first mark', () => {
  expect(marksTo(0)).toEqual([0, 0.01]);
  expect(marksTo(0, 1)).toEqual([0, 1]);
  expect(marksTo(2, 1)).toEqual([0, 1, 2]);
});

test('as many are named as there is room for', () => {
  expect(everyOf(90, 50, [1, 2, 7])).toBe(1);
  expect(everyOf(30, 50, [1, 2, 7])).toBe(2);
  expect(everyOf(8, 50, [1, 2, 7])).toBe(7);
  expect(everyOf(1, 50, [1, 2, 7])).toBe(7);
});
