import { expect, test } from 'vitest';
import { fullDay, fullDayAndTime, momentInMadrid, shortDay, shortDayAndTime, typedInMadrid } from './madrid.ts';

test('what is typed is the time in Madrid, in winter and in summer', () => {
  expect(momentInMadrid('2026-11-15T09:40')).toBe('2026-11-15T08:40:00.000Z');
  expect(momentInMadrid('2026-07-15T09:40')).toBe('2026-07-15T07:40:00.000Z');
  expect(momentInMadrid('2026-12-31T00:30')).toBe('2026-12-30T23:30:00.000Z');
});

test('comes back as it was typed, on every hour around the days when clocks change', () => {
  for (const days of [28, 29, 30].map((day) => `2026-03-${day}`).concat(['2026-10-24', '2026-10-25', '2026-10-26']))
    for (let hour = 0; hour < 24; hour += 1) {
      const typed = `${days}T${String(hour).padStart(2, '0')}:30`;
      if (typed !== '2026-03-29T02:30') expect(typedInMadrid(momentInMadrid(typed))).toBe(typed);
    }
});

test('an hour that is skipped is an hour later, and of one that comes twice the first is meant', () => {
  expect(typedInMadrid(momentInMadrid('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
  expect(momentInMadrid('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentInMadrid('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
});

test('what is no moment stays as it was typed', () => {
  expect([momentInMadrid(''), momentInMadrid('mañana')]).toEqual(['', 'mañana']);
});

test('days are written DD/MM/YY as they are in Madrid', () => {
  expect(shortDay('2026-11-15T23:30:00.000Z')).toBe('16/11/26');
  expect(shortDayAndTime('2026-07-05T07:05:00.000Z')).toBe('05/07/26 09:05');
});

test('a moment in a report has its whole year and the day that it was in Madrid', () => {
  expect(fullDay('2026-12-31T23:30:00Z')).toBe('01/01/2027');
  expect(fullDayAndTime('2026-11-05T08:05:00Z')).toBe('05/11/2026 09:05');
});
