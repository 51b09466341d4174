import { maxLabels } from '@llave/contract/labels';
import { expect, test } from 'vitest';
import { idsIn, toggled, withAll } from './selection.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const many = Array.from({ length: 60 }, (_, n) => id(n));

test('a link names each tool once, and nothing that is none', () => {
  expect(idsIn(`${id(1)},${id(2)},${id(1).toUpperCase()},x`)).toEqual([id(1), id(2)]);
  expect(idsIn(undefined)).toEqual([]);
  expect(idsIn(many.join())).toHaveLength(maxLabels);
});

test('no more are chosen than are made at once', () => {
  expect(withAll([id(1)], many)).toHaveLength(maxLabels);
  expect(toggled(many.slice(0, maxLabels), id(59))).toHaveLength(maxLabels);
  expect(toggled([id(1), id(2)], id(1))).toEqual([id(2)]);
});
