import { expect, test } from 'vitest';
import { isWhole, problemOf, quickNames, quickOf, quickRanges, rangeOf } from './ranges.ts';

test('quick ranges are whole days, today among them', () => {
  expect(quickRanges('2026-11-15')).toEqual({
    last7: { from: '2026-11-09', to: '2026-11-15' },
    last30: { from: '2026-10-17', to: '2026-11-15' },
    thisMonth: { from: '2026-11-01', to: '2026-11-15' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
    last3Months: { from: '2026-08-16', to: '2026-11-15' },
    thisYear: { from: '2026-01-01', to: '2026-11-15' },
  });
});

test('at the ends of months and years they still begin where one thinks', () => {
  expect(quickRanges('2027-01-01').lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(quickRanges('2028-03-31').lastMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(quickRanges('2027-01-01').thisYear).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  for (const day of ['2026-01-01', '2026-05-31', '2026-10-25', '2028-02-29'])
    for (const range of Object.values(quickRanges(day))) expect(problemOf(range)).toBeUndefined();
});

test('a range knows which of the quick ones it is', () => {
  for (const name of quickNames) expect(quickOf(quickRanges('2026-11-15')[name], '2026-11-15')).toBe(name);
  expect(quickOf({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-15')).toBeNull();
});

test('the address says the days, and without it they are the last thirty', () => {
  expect(rangeOf({}, '2026-11-15')).toEqual({ range: { from: '2026-10-17', to: '2026-11-15' }, problem: undefined });
  expect(rangeOf({ from: '2026-11-01', to: '2026-11-02' }, '2026-11-15').range).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('a start after the end, more than ten years and what is no date are refused', () => {
  expect(rangeOf({ from: '2026-11-03', to: '2026-11-02' }, '2026-11-15').problem).toBe('rangeReversed');
  expect(rangeOf({ from: '2026-11-03', to: '2026-11-03' }, '2026-11-15').problem).toBeUndefined();
  expect(rangeOf({ from: '2010-01-01', to: '2026-11-02' }, '2026-11-15').problem).toBe('rangeTooLong');
  expect(rangeOf({ from: '2026-02-30' }, '2026-11-15').problem).toBe('dateInvalid');
  expect(rangeOf({ from: 'ayer' }, '2026-11-15').problem).toBeTruthy();
});

test('a day that is still being typed is not whole', () => {
  expect(isWhole('')).toBe(false);
  expect(isWhole('0002-11-15')).toBe(false);
  expect(isWhole('2026-11-15')).toBe(true);
});
