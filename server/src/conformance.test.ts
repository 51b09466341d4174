import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specifiedCalls } from './test/strict-client/calls.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const walk = read('docs/conformance.md');

/** Every test that is named, by its file and its title. */
const named = [...walk.matchAll(/`([^`›]+) › "([^`]+)"`/g)].map(([, file = '', title = '']) => ({ file, title }));

test('every test that the walk names is there under that title', () => {
  expect(named.length).toBeGreaterThan(200);
  const gone = named.filter(({ file, title }) => !titlesIn(file).includes(title));
  expect(gone).toEqual([]);
});

test('every call of the specifications has its row', () => {
  const rows = walk.split('\n').filter((line) => /^\| [SP]\d/.test(line));
  const calls = rows.flatMap((row) => row.split('|')[2]?.split(/[;,] /) ?? []).map((call) => call.trim());
  expect(specifiedCalls.filter((call) => !calls.includes(call))).toEqual([]);
});

test('every sentence of the table of messages is what the screens say', () => {
  const rows = walk.slice(walk.indexOf('## Messages')).matchAll(/^\| [SP][^|]*\|(.+)\|$/gm);
  const wrong = [...rows].flatMap(([, row = '']) => {
    const [, spanish = '', english = '', key = ''] = row.split('|').map((cell) => cell.trim());
    const spoken = { es: spanish, en: english };
    return Object.entries(spoken).filter(([language, sentence]) => !says(language, key, sentence));
  });
  expect(wrong).toEqual([]);
});

const titles = new Map<string, string[]>();

/** The titles of a file as they are written, templates included. */
const titlesIn = (file: string): string[] => {
  const known = titles.get(file);
  if (known) return known;
  const text = existsSync(join(root, file)) ? read(file) : '';
  const found = [...text.matchAll(/\(\s*'((?:[^'\\\n]|\\.)+)',/g), ...text.matchAll(/\(\s*`([^`\n]+)`,/g)];
  titles.set(
    file,
    found.map(([, title = '']) => title),
  );
  return titles.get(file) ?? [];
};

/** Whether the last part of the key says this in the catalogue that its first part names. */
const says = (language: string, key: string, sentence: string) => {
  const [catalogue, last] = [key.split('.')[0], key.split('.').at(-1)];
  const text = read(`web/src/i18n/${language}/${catalogue}.ts`);
  return [`${last}: '${sentence}'`, `${last}:\n      '${sentence}'`].some((entry) => text.includes(entry));
};
