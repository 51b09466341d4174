import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveStorage } from '../test/storage.ts';
import { chooseLanguage, currentSpoken, needTexts } from './language.ts';

beforeEach(() => {
  giveStorage();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { languages: ['es-ES'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('parts that are needed at once all arrive, in the language chosen meanwhile', async () => {
  await Promise.all([needTexts('dashboard'), needTexts('landing'), needTexts('landing', 'policy')]);
  expect(Object.keys(currentSpoken().texts)).toEqual(expect.arrayContaining(['shell', 'landing', 'policy']));
  expect(currentSpoken().language).toBe('es');

  await Promise.all([chooseLanguage('en'), needTexts('checkIn'), chooseLanguage('es'), chooseLanguage('en')]);
  expect(currentSpoken().language).toBe('en');
  expect(Object.keys(currentSpoken().texts)).toEqual(expect.arrayContaining(['shell', 'landing', 'policy', 'checkIn']));
  expect(document.documentElement.lang).toBe('en');
});
