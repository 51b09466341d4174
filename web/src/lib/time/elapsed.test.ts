import { expect, test } from 'vitest';
import { minutesAndSeconds, secondsBetween } from './elapsed.ts';

test('the time somebody took is shown in minutes and seconds', () => {
  expect(minutesAndSeconds(200)).toEqual({ minutes: 3, seconds: 20 });
  expect(minutesAndSeconds(59)).toEqual({ minutes: 0, seconds: 59 });
  expect(minutesAndSeconds(3_600)).toEqual({ minutes: 60, seconds: 0 });
});

test('only whole seconds count, and none where the clock went back', () => {
  expect(secondsBetween(1_000, 4_999)).toBe(3);
  expect(secondsBetween(4_999, 1_000)).toBe(0);
});
