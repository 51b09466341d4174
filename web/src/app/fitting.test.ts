import { expect, test } from 'vitest';
import { countFitting } from './fitting.ts';

test('all stand in a row that has room for all', () => {
  expect(countFitting([100, 100, 100], 308, 50)).toBe(3);
  expect(countFitting([], 0, 50)).toBe(0);
});

test('where one is too many, there is room for what opens the rest', () => {
  expect(countFitting([100, 100, 100], 307, 50)).toBe(2);
  expect(countFitting([100, 100, 100], 250, 50)).toBe(1);
  expect(countFitting([100, 100, 100], 60, 50)).toBe(0);
});
