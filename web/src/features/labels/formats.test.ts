import { expect, test } from 'vitest';
import { layOut, placesOn } from './formats.ts';

test('labels begin at the first free place and go on over the next sheet', () => {
  expect(layOut(['a', 'b', 'c'], 2, 4)).toEqual([
    [null, null, 'a', 'b'],
    ['c', null, null, null],
  ]);
  expect(layOut([], 0, 2)).toEqual([[null, null]]);
  expect(layOut(['a', 'b'], 0, 2)).toEqual([['a', 'b']]);
});

test('a sheet of small labels has twenty-four, one of large ones eight', () => {
  expect([placesOn('small'), placesOn('big')]).toEqual([24, 8]);
});
