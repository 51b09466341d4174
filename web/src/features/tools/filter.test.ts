import { expect, test } from 'vitest';
import { filterOf, noFilter, searchOf, showOf } from './filter.ts';

test('the address and the board say the same', () => {
  const filter = { q: 'gato', part: 'mine', category: 'c1' } as const;
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(showOf(filter)).toEqual({ mine: 'true', categoryId: 'c1' });
});

test('nothing chosen is an empty address, and a part that there is not is all of them', () => {
  expect(searchOf(noFilter)).toEqual({ q: '', show: '', category: '' });
  expect(filterOf({ show: 'nada' })).toEqual(noFilter);
  expect(showOf(noFilter)).toEqual({});
});
