import { expect, test } from 'vitest';
import { filterOf, noFilter, searchOf } from './filter.ts';

test('the address says which check-ins are shown, and what it says wrong is left out', () => {
  expect(filterOf({})).toEqual(noFilter);
  expect(filterOf({ q: '1234', state: 'open', by: 'crane', option: '2' })).toEqual({
    q: '1234',
    state: 'open',
    by: 'crane',
    option: 2,
  });
  expect(filterOf({ state: 'lost', by: '', option: '3' })).toEqual(noFilter);
});

test('what is shown can be written into the address and read from it again', () => {
  const filter = { ...noFilter, q: 'golpe', option: 1 } as const;

  expect(filterOf(searchOf(filter))).toEqual(filter);
});
