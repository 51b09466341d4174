import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marta, tokenEnding } from '../../test/given.ts';
import { giveStorage } from '../../test/storage.ts';
import { currentSession, endReason, endSession, expectEnd, onSession, startSession, watchSession } from './session.ts';
import { expiry } from './stored-session.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  giveStorage();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a session is kept under user and token', () => {
  startSession({ user: marta, token: tokenEnding(60) });

  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(marta);
  expect(currentSession()?.user).toEqual(marta);
});

test.each(['{', 'null', '"Marta"', '[]', '{"id":"1","name":"Marta"}'])(
  'what is no person any more, %s, is no session',
  (user) => {
    startSession({ user: marta, token: tokenEnding(60) });

    localStorage.setItem('user', user);

    expect(currentSession()).toBeNull();
  },
);

test('a session is valid only while the token’s expiry is in the future', () => {
  startSession({ user: marta, token: tokenEnding(60) });
  vi.advanceTimersByTime(59_000);
  expect(currentSession()).not.toBeNull();

  vi.advanceTimersByTime(2_000);

  expect(currentSession()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test('a token that cannot be read has ended', () => {
  expect(['', 'x', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"9"}')}.c`].map(expiry)).toEqual([0, 0, 0, 0, 0]);
});

test('what another tab drops is dropped here, and listeners hear of it', () => {
  watchSession();
  startSession({ user: marta, token: tokenEnding(60) });
  const heard = vi.fn();
  const stop = onSession(heard);

  localStorage.removeItem('token');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));

  expect(heard).toHaveBeenCalled();
  expect(endReason()).toBe('ended');
  stop();
});

test('the reason said beforehand is the one that is given', () => {
  startSession({ user: marta, token: tokenEnding(60) });
  expectEnd('passwordChanged');

  endSession();

  expect(endReason()).toBe('passwordChanged');
});

test('a user that is not an object is no session', () => {
  startSession({ user: marta, token: tokenEnding(60) });
  localStorage.setItem('user', '{broken');

  expect(currentSession()).toBeNull();
});
