import { expect, test } from 'vitest';
import { hasWords, plain } from './plain.ts';

test('accents and capitals make no difference', () => {
  expect(plain('Móstoles ÑU')).toBe('mostoles nu');
});

test('every word counts, in any order, and none finds all', () => {
  expect(hasWords('CM93 Alcalá de Henares', 'henares cm93')).toBe(true);
  expect(hasWords('CM93 Alcalá de Henares', 'alcala')).toBe(true);
  expect(hasWords('CM93 Alcalá de Henares', 'itt alcala')).toBe(false);
  expect(hasWords('CM93 Alcalá de Henares', '  ')).toBe(true);
});
