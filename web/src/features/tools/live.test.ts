import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../lib/calls/queries.ts';
import { marta } from '../../test/given.ts';
import { toolCard } from '../../test/tool.ts';
import { toolsChanged } from './live.ts';

const listKey = (show: object) => ['tool', 'list', marta.accountId, '', show];
const keepList = (show: object, names: string[]) =>
  queries.setQueryData(listKey(show), {
    pages: [{ items: names.map((name) => toolCard({ id: name, name })) }],
    pageParams: [undefined],
  });
const shown = (show: object) =>
  queries
    .getQueryData<{ pages: { items: { id: string; status: string }[] }[] }>(listKey(show))
    ?.pages.flatMap(({ items }) => items.map(({ id, status }) => `${id} ${status}`));

/** The server as far as these tests need it: one tool each, or not found. */
const answers = new Map<string, object>();
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    const id = url.split('/').at(-1) ?? '';
    asked.push(id);
    const tool = answers.get(id);
    return Response.json(tool ?? { code: 'notFound', message: '' }, { status: tool ? 200 : 404 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queries.clear();
  answers.clear();
  asked.length = 0;
});

test('what changed in one moment is read once and shown in every list that is kept', async () => {
  keepList({}, ['gato', 'lima']);
  keepList({ status: 'available' }, ['gato', 'lima']);
  answers.set('gato', { ...toolCard({ id: 'gato', name: 'gato', status: 'inUse', assignedTo: 'ivan', version: 2 }) });
  toolsChanged(['gato', 'lima']);
  toolsChanged(['gato']);
  await vi.runAllTimersAsync();

  expect(asked.sort()).toEqual(['gato', 'lima']);
  expect(shown({})).toEqual(['gato inUse']);
  expect(shown({ status: 'available' })).toEqual([]);
});

test('very many changes have the lists read again instead of tool by tool', async () => {
  keepList({}, ['gato']);
  toolsChanged(Array.from({ length: 40 }, (_, index) => `tool-${index}`));
  await vi.runAllTimersAsync();

  expect(asked).toEqual([]);
  expect(queries.getQueryState(listKey({}))?.isInvalidated).toBe(true);
});

test('nothing is read while no screen has shown a tool', async () => {
  toolsChanged(['gato']);
  await vi.runAllTimersAsync();

  expect(asked).toEqual([]);
});

test('where so many changed that none is named, the lists are read again', () => {
  keepList({}, ['gato']);
  toolsChanged();

  expect(queries.getQueryState(listKey({}))?.isInvalidated).toBe(true);
});
