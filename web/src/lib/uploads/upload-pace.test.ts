import { expect, test } from 'vitest';
import { startPace } from './upload-pace.ts';

const MB = 1024 * 1024;

const clock = () => {
  let at = 0;
  return { now: () => at, pass: (milliseconds: number) => (at += milliseconds) };
};

test('says how long it takes once it has seen enough', () => {
  const { now, pass } = clock();
  const pace = startPace(48 * MB, now);
  expect(pace.note(0).secondsLeft).toBeNull();
  pass(1000);
  expect(pace.note(MB).secondsLeft).toBeNull();
  pass(1000);
  expect(pace.note(2 * MB)).toEqual({
    sent: 2 * MB,
    total: 48 * MB,
    bytesPerSecond: MB,
    secondsLeft: 46,
    waiting: false,
  });
});

test('follows the last seconds, not the whole way', () => {
  const { now, pass } = clock();
  const pace = startPace(100 * MB, now);
  for (let second = 0; second < 30; second += 1, pass(1000)) pace.note(second * MB);
  for (let second = 0; second < 20; second += 1, pass(1000)) pace.note((30 + second / 2) * MB);
  expect(pace.note(40 * MB).bytesPerSecond).toBeCloseTo(MB / 2, -4);
});

test('does not take for speed what had arrived before', () => {
  const { now, pass } = clock();
  const pace = startPace(100 * MB, now);
  pace.restart(60 * MB);
  pass(2000);
  expect(pace.note(62 * MB)).toMatchObject({ bytesPerSecond: MB, secondsLeft: 38 });
});

test('promises nothing while the connection is lost', () => {
  const { now, pass } = clock();
  const pace = startPace(100 * MB, now);
  pace.note(0);
  pass(5000);
  expect(pace.note(10 * MB, true)).toMatchObject({ waiting: true, secondsLeft: null });
});
