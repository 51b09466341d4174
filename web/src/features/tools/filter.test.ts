import { expect, test } from 'vitest';
import { filterOf, noFilter, searchOf, showOf } from './filter.ts';

const category = '7d1f0c3e-9a52-4b0e-8a54-0f6c1c7a2b11';

test('the address and the board say the same', () => {
  const filter = { q: 'gato', part: 'mine', category } as const;
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(showOf(filter)).toEqual({ mine: 'true', categoryId: category });
});

test('nothing chosen is an empty address, and a part that there is not is all of them', () => {
  expect(searchOf(noFilter)).toEqual({ q: '', show: '', category: '' });
  expect(filterOf({ show: 'nada', category: 'nada' })).toEqual(noFilter);
  expect(showOf(noFilter)).toEqual({});
});
