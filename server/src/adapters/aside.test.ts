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
    `import { readdirSync, readFileSync } from 'node:fs';
     import { AppError } from ${JSON.stringify(join(import.meta.dirname, '../../../contract/src/errors.ts'))};
     import { answering } from ${JSON.stringify(join(import.meta.dirname, 'aside.ts'))};
     let before = 0;
     answering(async (order) => {
       if (order === 'stop') process.exit(1);
       const priorityOf = (thread) => readFileSync(\`/proc/\${thread}/stat\`, 'utf8').split(') ').at(-1).split(' ')[16];
       if (order === 'priority') return priorityOf('thread-self');
       if (order === 'priority of all') return Math.min(...readdirSync('/proc/self/task').map((id) => priorityOf('self/task/' + id)));
       if (order === 'refuse') throw new AppError('tooLarge', { maxPixels: 9 });
       if (order < 0) throw new RangeError('below zero');
       const answer = before;
       before = await Promise.resolve(order);
       return answer;
     });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const kinds = ['thread', 'process'] as const;

const openAside = (kind: (typeof kinds)[number]) => {
  const ask = aside<number | string, unknown>(join(folder, 'worker.mts'), { kind });
  return (order: number | string) => ask({ of: 'somebody' }, () => order);
};

test.each(kinds)('a %s does its orders one by one, and each has its own answer', async (kind) => {
  const ask = openAside(kind);
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([0, 1, 2, 3]);
});

test.each(kinds)('an order of a %s that fails takes no other with it', async (kind) => {
  const ask = openAside(kind);
  const [refused, done] = await Promise.allSettled([ask(-1), ask(5)]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'RangeError', message: 'below zero' } });
  expect(done).toMatchObject({ status: 'fulfilled' });
});

test.each(kinds)('what a %s refuses is refused with all it says', async (kind) => {
  const refused = openAside(kind)('refuse');
  await expect(refused).rejects.toMatchObject({ code: 'tooLarge', status: 413, details: { maxPixels: 9 } });
});

test.each(kinds)('a %s that stops fails what it was doing, and the next order starts another', async (kind) => {
  const ask = openAside(kind);
  const [stopped, next] = await Promise.allSettled([ask('stop'), ask(1)]);
  expect(stopped).toMatchObject({ status: 'rejected', reason: { message: `The ${kind} has stopped` } });
  expect(next).toEqual({ status: 'fulfilled', value: 0 });
});

test('no thread of a process is as urgent as ours', async () => {
  const most = await openAside('process')('priority of all');
  expect(Number(most)).toBeGreaterThan(0);
});

test.each(kinds)('a %s gives way to the thread that answers requests', async (kind) => {
  const own = (await readFile('/proc/thread-self/stat', 'utf8')).split(' ')[18];
  expect(Number(await openAside(kind)('priority'))).toBeGreaterThan(Number(own));
});
