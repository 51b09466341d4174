import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveStorage } from '../../test/storage.ts';
import { answerCookies, cookieAnswer, forgetCookieAnswer } from './cookie-answer.ts';

const day = 24 * 60 * 60 * 1000;
let storage: ReturnType<typeof giveStorage>;

beforeEach(() => {
  storage = giveStorage();
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});

afterEach(() => {
  forgetCookieAnswer();
  vi.useRealTimers();
});

test('nothing is kept before there is an answer', () => {
  expect(cookieAnswer()).toBeNull();
  expect(storage.getItem('cookies')).toBeNull();
});

test.each(['accepted', 'refused'] as const)('%s is remembered for 150 days, and no longer', (answer) => {
  answerCookies(answer);
  vi.advanceTimersByTime(150 * day - 1);
  expect(cookieAnswer()).toBe(answer);
  vi.advanceTimersByTime(1);
  expect(cookieAnswer()).toBeNull();
});

test('an answer can be taken back', () => {
  answerCookies('accepted');
  forgetCookieAnswer();
  expect(cookieAnswer()).toBeNull();
  expect(storage.getItem('cookies')).toBeNull();
});

test.each(['no JSON', 'null', '{"answer":"maybe","until":9e15}', '{"answer":"accepted","until":9e15}'])(
  'what cannot be an answer is none: %s',
  (kept) => {
    storage.setItem('cookies', kept);
    expect(cookieAnswer()).toBeNull();
  },
);

test('a browser that keeps nothing holds the answer as long as the page', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
    configurable: true,
  });
  answerCookies('refused');
  expect(cookieAnswer()).toBe('refused');
});
