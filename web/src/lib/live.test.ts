import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenServer, marta, tokenEnding } from '../test/given.ts';
import { giveStorage } from '../test/storage.ts';
import { type LiveEvent, stream } from './live.ts';
import { currentSession, endSession, startSession } from './session.ts';

let stop: (() => Promise<unknown>) | undefined;

beforeEach(() => {
  giveStorage();
  startSession({ user: marta, token: tokenEnding(600) });
});

afterEach(async () => {
  endSession();
  await stop?.();
});

const hearing = async (text: string, status = 200) => {
  const server = await givenServer((_, response) => response.writeHead(status).end(text));
  stop = server.stop;
  const heard: LiveEvent[] = [];
  const opened = await stream((event) => heard.push(event), new AbortController().signal, server.base);
  return { heard, opened, headers: server.requests[0]?.headers };
};

test('changes are told and their cursor is kept for the next connection', async () => {
  localStorage.setItem('liveCursor', '40');

  const { heard, headers } = await hearing(
    ': hello\n\nid: 41\nevent: change\ndata: {"kind":"account","id":"7"}\n\nid: 42\nevent: resync\ndata: {}\n\n',
  );

  expect(headers?.['last-event-id']).toBe('40');
  expect(heard).toEqual([{ type: 'change', kind: 'account', id: '7' }, { type: 'resync' }]);
  expect(localStorage.getItem('liveCursor')).toBe('42');
});

test('a first connection has missed something: everything is read again', async () => {
  const { heard, headers } = await hearing(': hello\n\n');

  expect(headers?.['last-event-id']).toBeUndefined();
  expect(heard).toEqual([{ type: 'resync' }]);
});

test('the end of the session is told', async () => {
  localStorage.setItem('liveCursor', '1');

  const { heard } = await hearing('id: 2\nevent: signedOut\ndata: {}\n\n');

  expect(heard).toEqual([{ type: 'signedOut' }]);
});

test('a refused token ends the session', async () => {
  const { opened } = await hearing('{}', 401);

  expect(opened).toBe(false);
  expect(currentSession()).toBeNull();
});
