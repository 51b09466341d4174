import { expect, test } from 'vitest';
import { addDays } from '../../../lib/time/days.ts';
import { dayNames, monthNames, wholeMonth } from './day-names.ts';

const row = (from: string, length: number) => Array.from({ length }, (_, at) => addDays(from, at));

test('a week has every day named, a month as many as there is room for', () => {
  expect([...dayNames(row('2026-11-09', 7), 60, 'es').values()]).toEqual([
    '9 nov',
    '10 nov',
    '11 nov',
    '12 nov',
    '13 nov',
    '14 nov',
    '15 nov',
  ]);
  expect([...dayNames(row('2026-10-01', 31), 10, 'en').keys()]).toEqual([0, 7, 14, 21, 28]);
});

test('a year has its months named where they begin, on a phone some of them', () => {
  const year = row('2026-03-15', 366);
  expect([...dayNames(year, 3.5, 'es').values()]).toEqual([
    'abr',
    'may',
    'jun',
    'jul',
    'ago',
    'sep',
    'oct',
    'nov',
    'dic',
    'ene 27',
    'feb',
    'mar',
  ]);
  expect([...dayNames(year, 1, 'es').values()]).toEqual(['may', 'jul', 'sep', 'nov', 'ene 27', 'mar']);
});

test('a month is said short below a bar and whole elsewhere', () => {
  const winter = ['2026-12', '2027-01', '2027-02'];
  expect([...monthNames(winter, 60, 'en')]).toEqual([
    [0, 'Dec'],
    [1, 'Jan 27'],
    [2, 'Feb'],
  ]);
  expect([...monthNames(winter, 22, 'es')]).toEqual([
    [0, 'dic'],
    [2, 'feb'],
  ]);
  expect(wholeMonth('2026-11', 'es')).toBe('noviembre de 2026');
});
