import { expect, test, vi } from 'vitest';
import { outdate, queries } from './queries.ts';

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
