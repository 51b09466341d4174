import { expect, test } from 'vitest';
import { withOwnTitle } from './own-title.ts';

test('the first heading of a policy is the title of its page', () => {
  expect(withOwnTitle('\n# Tus **datos**\r\n\r\nLos cuidamos.\n# Más', 'Política')).toEqual({
    title: 'Tus datos',
    text: 'Los cuidamos.\n# Más',
  });
});

test('a policy without one gets ours', () => {
  for (const text of ['Los cuidamos.\n# Más', '## Datos', '#Datos'])
    expect(withOwnTitle(text, 'Política')).toEqual({ title: 'Política', text });
});
