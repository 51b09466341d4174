import { expect, test } from 'vitest';
import { numberText, percentText } from './numbers.ts';

test('numbers are written as each language writes them', () => {
  expect(numberText(17.525, 'es', 2)).toBe('17,53');
  expect(numberText(12345.6, 'es')).toBe('12.346');
  expect(numberText(17.5, 'en', 2)).toBe('17.50');
  expect(percentText(0.2419, 'es')).toBe('24,2\u00A0%');
  expect(percentText(0.2419, 'en')).toBe('24.2%');
});
