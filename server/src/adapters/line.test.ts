import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLine, type Turn } from './line.ts';

/** Work that is over when it is told to be. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};

/** Everything is sent while something is being done, and answers in which order it was. */
const orderOf = async (turns: [name: string, turn: Turn][]) => {
  const line = openLine({ room: 1, most: 500 });
  const order: string[] = [];
  const first = held();
  const all = [
    line({ of: 'before' }, first.work),
    ...turns.map(([name, turn]) =>
      line(turn, async () => {
        order.push(name);
      }),
    ),
  ];
  first.end();
  await Promise.all(all);
  return order;
};

test('who sends one waits for nobody who has sent many', async () => {
  const many = Array.from({ length: 40 }, (_, at): [string, Turn] => [`many ${at}`, { of: 'many' }]);
  const order = await orderOf([...many, ['one', { of: 'one' }], ['two', { of: 'one' }]]);
  expect(order.indexOf('one')).toBe(1);
  expect(order.indexOf('two')).toBe(3);
});

test('what is urgent goes before the rest, and there too everybody in turn', async () => {
  const many = Array.from({ length: 5 }, (_, at): [string, Turn] => [`${at}`, { of: 'many', isUrgent: true }]);
  const order = await orderOf([['rest', { of: 'rest' }], ...many, ['urgent', { of: 'one', isUrgent: true }]]);
  expect(order).toEqual(['0', 'urgent', '1', '2', '3', '4', 'rest']);
});

test('a full line loses the last of who has most in it, and nobody else’s', async () => {
  const line = openLine({ room: 1, most: 6 });
  const first = held();
  const doing = line({ of: 'many' }, first.work);
  const many = Array.from({ length: 6 }, () => line({ of: 'many' }, async () => 'many').catch(({ code }) => code));
  const other = line({ of: 'one' }, async () => 'one');
  first.end();
  await doing;
  expect(await other).toBe('one');
  expect(await Promise.all(many)).toEqual(['many', 'many', 'many', 'many', 'unavailable', 'unavailable']);
});

test('one alone has all the room; with others about, a share of it', async () => {
  const line = openLine({ room: 10, shared: 2, most: 100 });
  const working = { many: 0, other: 0 };
  const ends: (() => void)[] = [];
  const send = (of: 'many' | 'other') => {
    const { work, end } = held();
    ends.push(end);
    return line({ of }, () => {
      working[of] += 1;
      return work();
    });
  };
  const sent = Array.from({ length: 5 }, () => send('many'));
  await setImmediate();
  expect(working).toEqual({ many: 5, other: 0 });
  sent.push(send('other'), send('many'));
  await setImmediate();
  expect(working).toEqual({ many: 5, other: 1 });
  for (const end of ends.splice(0)) end();
  await Promise.all(sent);
  expect(working).toEqual({ many: 6, other: 1 });
});

test('one alone takes no more than leaves something to who comes next', async () => {
  const line = openLine({ room: 10, alone: 5, shared: 2, most: 100 });
  const ends: (() => void)[] = [];
  let working = 0;
  const sent = Array.from({ length: 8 }, () => {
    const { work, end } = held();
    ends.push(end);
    return line({ of: 'many' }, () => {
      working += 1;
      return work();
    });
  });
  await setImmediate();
  expect(working).toBe(5);
  for (const end of ends) end();
  await Promise.all(sent);
  expect(working).toBe(8);
});

test('what weighs more than is left waits until it fits, and what is too heavy for all is done alone', async () => {
  const line = openLine({ room: 10, most: 100 });
  const first = held();
  const order: string[] = [];
  const named = (name: string) => async () => {
    order.push(name);
  };
  const all = [
    line({ of: 'a', weight: 6 }, first.work),
    line({ of: 'b', weight: 50 }, named('heavy')),
    line({ of: 'c', weight: 1 }, named('light')),
  ];
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['heavy', 'light']);
});

test('who has waited too long is told to come back', async () => {
  const line = openLine({ room: 1, most: 10, seconds: 0.01 });
  const first = held();
  const doing = line({ of: 'a' }, first.work);
  await expect(line({ of: 'b' }, async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await doing;
});

const fail = () => {
  throw new Error('failed');
};

test.each([
  ['later', async () => fail()],
  ['before it has begun', fail],
])('work that fails %s makes room for the next', async (_, work) => {
  const line = openLine({ room: 1, most: 10, seconds: 0.5 });
  const failing = line({ of: 'a' }, work);
  const next = line({ of: 'b' }, async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
