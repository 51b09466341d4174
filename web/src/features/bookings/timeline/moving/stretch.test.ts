import { describe, expect, test } from 'vitest';
import { dayIn, daysThatFit, placeOf, positionOf, stretchOf } from './stretch.ts';

const hour = 3_600_000;
const week = stretchOf('2026-11-09', 7);

describe('the days in sight', () => {
  test('are those that can be read: four or five on a phone, two weeks on a desk', () => {
    expect([288, 358, 520, 1154].map(daysThatFit)).toEqual([4, 5, 7, 14]);
  });

  test('begin where the address says, if it says a day', () => {
    expect(['2026-11-09', '2026-13-09', 'mañana', undefined].map(dayIn)).toEqual([
      '2026-11-09',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are days of Madrid', () => {
    expect(week.days).toHaveLength(7);
    expect(new Date(week.edges[0] ?? 0).toISOString()).toBe('2026-11-08T23:00:00.000Z');
    expect(new Date(week.edges[7] ?? 0).toISOString()).toBe('2026-11-15T23:00:00.000Z');
  });

  test('have 23 hours and 25 hours when the clocks change, and are as wide as the others', () => {
    const [spring, autumn] = [stretchOf('2026-03-28', 3), stretchOf('2026-10-24', 3)];
    const hours = ({ edges }: typeof spring) => edges.slice(1).map((edge, day) => (edge - (edges[day] ?? 0)) / hour);
    expect(hours(spring)).toEqual([24, 23, 24]);
    expect(hours(autumn)).toEqual([24, 25, 24]);
    expect(positionOf(spring, Date.parse('2026-03-29T22:00:00Z'))).toBe(2);
    expect(positionOf(autumn, Date.parse('2026-10-25T11:00:00Z'))).toBeCloseTo(1 + 13 / 25);
  });
});

describe('a booking lies', () => {
  const between = (dateFrom: string, dateTo: string) => placeOf(week, { dateFrom, dateTo });

  test('at its hours', () => {
    expect(between('2026-11-10T11:00:00Z', '2026-11-11T05:00:00Z')).toEqual({
      start: 1.5,
      end: 2.25,
      opensBefore: false,
      goesOn: false,
    });
  });

  test('open at the edge that it goes beyond', () => {
    expect(between('2026-11-01T11:00:00Z', '2026-11-09T11:00:00Z')).toMatchObject({
      start: 0,
      end: 0.5,
      opensBefore: true,
    });
    expect(between('2026-11-15T11:00:00Z', '2026-12-09T11:00:00Z')).toMatchObject({ start: 6.5, end: 7, goesOn: true });
  });

  test('nowhere when it only touches', () => {
    expect(between('2026-11-07T11:00:00Z', '2026-11-08T23:00:00Z')).toBeNull();
    expect(between('2026-11-15T23:00:00Z', '2026-11-18T23:00:00Z')).toBeNull();
  });
});
