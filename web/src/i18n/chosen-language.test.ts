import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveStorage } from '../test/storage.ts';
import { chosenLanguage } from './chosen-language.ts';

let storage: ReturnType<typeof giveStorage>;
beforeEach(() => {
  storage = giveStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const inBrowser = (...languages: string[]) => {
  vi.stubGlobal('navigator', { languages });
  return chosenLanguage();
};
const signIn = (language: string) => {
  storage.setItem('token', 'a.b.c');
  storage.setItem('user', JSON.stringify({ language }));
};

test.each([
  [['en-GB', 'en'], 'en'],
  [['es-MX'], 'es'],
  [['ca-ES', 'es', 'en'], 'es'],
  [['fr-FR', 'en-US'], 'en'],
  [['fr-FR'], 'es'],
  [['ensimmäinen'], 'es'],
  [[], 'es'],
])('who has chosen none reads the first of ours that their browser reads: %j', (languages, expected) => {
  expect(inBrowser(...languages)).toBe(expected);
});

test('what was chosen on this machine counts before what the browser reads', () => {
  storage.setItem('language', 'es');
  expect(inBrowser('en-GB')).toBe('es');
});

test('who is signed in reads their own language, whatever the browser reads', () => {
  signIn('en-GB');
  expect(inBrowser('es-ES')).toBe('en');
  signIn('es-ES');
  expect(inBrowser('en-GB')).toBe('es');
  storage.setItem('user', '{"damaged');
  expect(inBrowser('en-GB')).toBe('en');
});
