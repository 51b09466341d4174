import { expect, test } from 'vitest';
import { following, series, suggested } from './numbers.ts';

test('the number after another keeps its shape', () => {
  expect(following('9')).toBe('10');
  expect(following('A-09')).toBe('A-10');
  expect(following('B7 izquierda')).toBe('B8 izquierda');
  expect(following('Patio')).toBe('Patio 2');
  expect(following('99999999999999999999')).toBe('100000000000000000000');
});

test('a series begins with what was typed', () => {
  expect(series(' 98 ', 4)).toEqual(['98', '99', '100', '101']);
  expect(series('Patio', 3)).toEqual(['Patio', 'Patio 2', 'Patio 3']);
});

test('the number suggested follows the last one', () => {
  expect(suggested([])).toBe('1');
  expect(suggested(['1', '2', '12'])).toBe('13');
});
