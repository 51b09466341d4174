import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const shown = (text: string, q: string) =>
  marked(text, q)
    .map((part) => (part.isSought ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Begoña Núñez', 'nunez', 'Begoña [Núñez]'],
  ['Núñez Begoña', 'begoña NÚÑ', '[Núñ]ez [Begoña]'],
  ['4821 LKM', '4821lk', '[4821 LK]M'],
  ['611 22 33 44', '611223344', '[611 22 33 44]'],
  ['Llave dinamométrica', 'dinamo', 'Llave [dinamo]métrica'],
  ['Llave dinamométrica', 'dinomo', 'Llave dinamométrica'],
  ['Taladro', 'a', 'Taladro'],
  ['', 'nada', ''],
])('in «%s» «%s» is shown as %s', (text, q, parts) => {
  expect(shown(text, q)).toBe(parts);
});
