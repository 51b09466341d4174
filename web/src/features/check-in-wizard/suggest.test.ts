import { expect, test } from 'vitest';
import { hasWords, withWords } from './suggest.ts';

test('a tap adds words below what was typed', () => {
  expect(withWords('', 'Frenos')).toBe('Frenos');
  expect(withWords('Hace un ruido \n', 'Frenos')).toBe('Hace un ruido\nFrenos');
});

test('what is there already is not offered again', () => {
  expect(hasWords('Mira los frenos', 'Frenos')).toBe(true);
  expect(hasWords('Mira las ruedas', 'Frenos')).toBe(false);
});
