import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aside } from './aside.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'llave-'));
  writeFileSync(
    join(folder, 'worker.mts'),
    `import { readFileSync } from 'node:fs';
     import { answering } from ${JSON.stringify(join(import.meta.dirname, 'aside.ts'))};
     let before = 0;
     answering(async (order) => {
       if (order === 'stop') process.exit(1);
       if (order === 'priority') return readFileSync('/proc/thread-self/stat', 'utf8').split(' ')[18];
       if (order < 0) throw new RangeError('below zero');
       const answer = before;
       before = await Promise.resolve(order);
       return answer;
     });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const openAside = () => {
  const ask = aside<number | string, unknown>(join(folder, 'worker.mts'));
  return (order: number | string) => ask({ of: 'somebody' }, order);
};

test('orders are done one by one, and each has its own answer', async () => {
  const ask = openAside();
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([0, 1, 2, 3]);
});

test('an order that fails takes no other with it', async () => {
  const ask = openAside();
  const [refused, done] = await Promise.allSettled([ask(-1), ask(5)]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'RangeError', message: 'below zero' } });
  expect(done).toMatchObject({ status: 'fulfilled' });
});

test('a thread that stops fails what it was doing, and the next order starts another', async () => {
  const ask = openAside();
  const [stopped, next] = await Promise.allSettled([ask('stop'), ask(1)]);
  expect(stopped).toMatchObject({ status: 'rejected', reason: { message: 'The thread has stopped' } });
  expect(next).toEqual({ status: 'fulfilled', value: 0 });
});

test('it gives way to the thread that answers requests', async () => {
  const own = (await readFile('/proc/thread-self/stat', 'utf8')).split(' ')[18];
  expect(Number(await openAside()('priority'))).toBeGreaterThan(Number(own));
});
