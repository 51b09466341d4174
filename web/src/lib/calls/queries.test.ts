import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changed, outdate, queries } from './queries.ts';

afterEach(() => queries.clear());

test('what is read for the first time while it goes out of date is read once more', async () => {
  let now = 'before';
  let answer = () => {};
  const read = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        const seen = now;
        answer = () => resolve(seen);
      }),
  );
  const thing = queries.getQueryCache().build(queries, { queryKey: ['thing'], queryFn: read });
  const first = thing.fetch();
  now = 'after';
  outdate({ queryKey: ['thing'] });
  answer();
  expect(await first).toBe('before');
  await vi.waitFor(() => expect(thing.state.isInvalidated).toBe(true));
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen that shows something, and how often it has read it. */
const screen = async (queryKey: string[], shows?: string[]) => {
  const read = vi.fn(async () => 'read');
  new QueryObserver(queries, { queryKey, queryFn: read, meta: { shows } }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return () => read.mock.calls.length;
};

test('a screen reads again what changed: lists of its kind, the one that is named, and what shows it beside another', async () => {
  const list = await screen(['tool', 'list', '']);
  const jack = await screen(['tool', 'one', 'jack']);
  const drill = await screen(['tool', 'one', 'drill']);
  const lockers = await screen(['locker', 'list'], ['tool']);
  const people = await screen(['user', 'list']);
  changed('tool', ['jack']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([list(), jack(), drill(), lockers(), people()]).toEqual([2, 2, 1, 2, 1]);

  changed('tool', ['jack']);
  changed('tool');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([list(), jack(), drill(), lockers(), people()]).toEqual([3, 3, 2, 3, 1]);
});

test('however much changes, it is read once a second', async () => {
  const list = await screen(['tool', 'list', '']);
  for (let at = 0; at < 300; at += 1) {
    changed('tool', [`tool-${at}`]);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list()).toBeLessThanOrEqual(1 + 4);
});
