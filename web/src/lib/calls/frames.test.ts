import { expect, test } from 'vitest';
import { frameReader } from './frames.ts';

test('a frame carries its cursor, its event and its data', () => {
  expect(frameReader()('id: 42\nevent: change\ndata: {"kind":"account","ids":["7"]}\n\n')).toEqual([
    { id: '42', event: 'change', data: '{"kind":"account","ids":["7"]}' },
  ]);
});

test('a frame cut anywhere comes out whole, once', () => {
  const text = 'id: 1\nevent: change\ndata: {"a":1}\n\n: still here\n\nid: 2\nevent: resync\ndata: \n\n';
  const whole = frameReader()(text);
  for (let cut = 1; cut < text.length; cut++) {
    const read = frameReader();
    expect([...read(text.slice(0, cut)), ...read(text.slice(cut))]).toEqual(whole);
  }
});

test('a comment is a heartbeat', () => {
  expect(frameReader()(': still here\n\n')).toEqual([{ event: 'heartbeat', data: '' }]);
});

test('lines may end the way of Windows, data may have several lines and colons', () => {
  expect(frameReader()('event: x\r\ndata: a:b\r\ndata: c\r\n\r\n')).toEqual([{ event: 'x', data: 'a:b\nc' }]);
});
