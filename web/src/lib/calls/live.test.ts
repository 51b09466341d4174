import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marta, tokenEnding } from '../../test/given.ts';
import { giveStorage } from '../../test/storage.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';
import { type LiveEvent, stream } from './live.ts';

let server: Server;

beforeEach(() => {
  giveStorage();
  startSession({ user: marta, token: tokenEnding(600) });
});

afterEach(() => {
  endSession();
  server.close();
});

const hearing = async (text: string, status = 200) => {
  let headers: IncomingHttpHeaders = {};
  server = createServer((request, response) => {
    headers = request.headers;
    response.writeHead(status).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const heard: LiveEvent[] = [];
  const opened = await stream((event) => heard.push(event), new AbortController().signal, base);
  return { heard, opened, headers };
};

test('changes are told and their cursor is kept for the next connection', async () => {
  localStorage.setItem('liveCursor', '40');

  const { heard, headers } = await hearing(
    ': hello\n\nid: 41\nevent: change\ndata: {"kind":"account","ids":["7"]}\n\nid: 42\nevent: resync\ndata: {}\n\n',
  );

  expect(headers['last-event-id']).toBe('40');
  expect(heard).toEqual([{ type: 'change', kind: 'account', ids: ['7'] }, { type: 'resync' }]);
  expect(localStorage.getItem('liveCursor')).toBe('42');
});

test('what is told together ends with the cursor of all of it, and may be too much to name', async () => {
  const { heard } = await hearing(
    'event: change\ndata: {"kind":"tool"}\n\nevent: change\ndata: {"kind":"vehicle","ids":["7","8"]}\nid: 43\n\n',
  );

  expect(heard).toEqual([
    { type: 'change', kind: 'tool' },
    { type: 'change', kind: 'vehicle', ids: ['7', '8'] },
  ]);
  expect(localStorage.getItem('liveCursor')).toBe('43');
});

test('a first connection has missed something: everything is read again once it is known from where on all is told', async () => {
  const { heard, headers } = await hearing('id: 1\nevent: hello\ndata: {}\n\n');

  expect(headers['last-event-id']).toBeUndefined();
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
