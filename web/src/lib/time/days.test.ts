import { expect, test } from 'vitest';
import { addDays, addMonths, dayText, numericDay, today } from './days.ts';

test('today is the day in Madrid, whatever it is elsewhere', () => {
  expect(today(new Date('2026-11-14T22:59:00Z'))).toBe('2026-11-14');
  expect(today(new Date('2026-11-14T23:01:00Z'))).toBe('2026-11-15');
  expect(today(new Date('2026-07-14T22:01:00Z'))).toBe('2026-07-15');
});

test('days are added to a day, over the ends of months and years', () => {
  expect(addDays('2026-11-15', 20)).toBe('2026-12-05');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('months are added to a day, and a short month ends on its last', () => {
  expect(addMonths('2026-11-15', 6)).toBe('2027-05-15');
  expect(addMonths('2026-11-15', 24)).toBe('2028-11-15');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
});

test('a day is said without an hour', () => {
  expect(dayText('2026-11-15', 'es')).toBe('15 nov 2026');
  expect(dayText('2026-11-15', 'en')).toBe('15 Nov 2026');
});

test('a day in a report is written as Spain writes it', () => {
  expect(numericDay('2026-11-05')).toBe('05/11/2026');
});
