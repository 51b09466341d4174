import { expect, test } from 'vitest';
import { toolCard } from '../../test/tool.ts';
import { placed, without } from './place.ts';

const tool = (name: string, version = 1) => toolCard({ id: name, name, version });
const page = (names: string[], next?: string) => ({ items: names.map((name) => tool(name)), ...(next && { next }) });
const names = (pages: ReturnType<typeof placed>) => pages?.map(({ items }) => items.map((item) => item.name));

const short = [page(['Alicate', 'Broca'])];
const long = [page(['Alicate', 'Broca'], 'a'), page(['Gato', 'Lima'], 'b'), page(['Martillo', 'Pistola'], 'c')];

test('a tool that changed takes its own place, and the other parts stay as they are', () => {
  const pages = placed(long, { ...tool('Gato', 2), status: 'inUse' }, true);
  expect(pages?.[1]?.items[0]).toMatchObject({ version: 2, status: 'inUse' });
  expect([pages?.[0], pages?.[2]]).toEqual([long[0], long[2]]);
  expect(pages?.[0]).toBe(long[0]);
});

test('what is older than what is shown changes nothing', () => {
  const shown = [{ items: [tool('Gato', 5)] }];
  expect(placed(shown, tool('Gato', 4), false)).toBe(shown);
});

test('a tool that no longer belongs is taken out', () => {
  expect(names(placed(short, tool('Broca', 2), false))).toEqual([['Alicate']]);
  expect(names(without(long, 'Lima'))).toEqual([['Alicate', 'Broca'], ['Gato'], ['Martillo', 'Pistola']]);
  expect(without(long, 'Nadie')).toBe(long);
});

test('a tool that is not shown and does not belong changes nothing', () => {
  expect(placed(short, tool('Zapa'), false)).toBe(short);
});

test('a tool that joins a short list is left to the server', () => {
  expect(placed(short, tool('Cincel'), true)).toBeNull();
});

test('a tool that joins a long list goes where its name comes, or waits for the part it is in', () => {
  expect(names(placed(long, tool('Ícono'), true))?.[1]).toEqual(['Gato', 'Ícono', 'Lima']);
  expect(placed(long, tool('Zapa'), true)).toBe(long);
});

test('a tool that was renamed moves', () => {
  const renamed = { ...tool('Gato', 2), name: 'Nivel' };
  expect(names(placed(long, renamed, true))).toEqual([
    ['Alicate', 'Broca'],
    ['Lima'],
    ['Martillo', 'Nivel', 'Pistola'],
  ]);
});

test('it goes where Spanish puts its name, as the server does', () => {
  const pages = [page(['Alicate'], 'a'), page(['Nzeta', 'Óptico'], 'b'), page(['Pino', 'Zócalo'], 'c')];
  expect(names(placed(pages, tool('Ñandú'), true))?.[1]).toEqual(['Nzeta', 'Ñandú', 'Óptico']);
  expect(names(placed(pages, tool('pingüino'), true))?.[2]).toEqual(['pingüino', 'Pino', 'Zócalo']);
});
