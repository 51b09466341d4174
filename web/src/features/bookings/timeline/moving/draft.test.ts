import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { expect, test } from 'vitest';
import { clashOf, draftOf, gripsOf, isChanged, pulled, timesOf } from './draft.ts';

const booked = (dateFrom: string, dateTo: string, status: BookingStatus = 'Reservado', id = 'one') =>
  ({ id, status, bookingInfo: { vehicleId: 'car', dateFrom, dateTo } }) as Booking;

test('what is reserved moves, what a customer has only ends at another time, and the rest stays', () => {
  expect(gripsOf('Reservado')).toEqual(['whole', 'start', 'end']);
  expect(gripsOf('En curso')).toEqual(['end']);
  for (const status of ['Pendiente de revision', 'Finalizado', 'Cancelado'] as const)
    expect(gripsOf(status)).toEqual([]);
});

test('days later it is the same time of day, also after the clocks have changed', () => {
  const draft = draftOf(booked('2026-10-23T07:30:15.250Z', '2026-10-24T16:00:00.000Z'));
  expect(timesOf(pulled(draft, 'whole', 2))).toEqual({
    vehicleId: 'car',
    dateFrom: '2026-10-25T08:30:15.250Z',
    dateTo: '2026-10-26T17:00:00.000Z',
  });
  expect(timesOf(pulled(pulled(draft, 'whole', 2), 'whole', -2))).toEqual(timesOf(draft));
});

test('a time that is skipped in between is only skipped on its day', () => {
  const draft = draftOf(booked('2026-03-28T01:30:00.000Z', '2026-03-28T09:00:00.000Z'));
  expect(timesOf(pulled(draft, 'whole', 1)).dateFrom).toBe('2026-03-29T01:30:00.000Z');
  expect(timesOf(pulled(pulled(draft, 'whole', 1), 'whole', 1)).dateFrom).toBe('2026-03-30T00:30:00.000Z');
});

test('an end is pulled as far as the booking still lasts', () => {
  const draft = draftOf(booked('2026-11-10T09:00:00.000Z', '2026-11-13T09:00:00.000Z'));
  expect(pulled(draft, 'end', 4)).toMatchObject({ start: 0, end: 4 });
  expect(pulled(draft, 'end', -9)).toMatchObject({ start: 0, end: -2 });
  expect(pulled(draft, 'start', 9)).toMatchObject({ start: 2, end: 0 });
  expect(isChanged(pulled(draft, 'end', 0))).toBe(false);
});

test('it clashes with what has the vehicle then, not with what touches it, is over or was called off', () => {
  const draft = draftOf(booked('2026-11-10T09:00:00.000Z', '2026-11-13T09:00:00.000Z'));
  const at = (from: string, to: string, status?: BookingStatus) => [draft.booking, booked(from, to, status, 'other')];
  const [inside, after] = [
    ['2026-11-12T09:00:00.000Z', '2026-11-15T09:00:00.000Z'],
    ['2026-11-13T09:00:00.000Z', '2026-11-15T09:00:00.000Z'],
  ] as const;
  expect(clashOf(draft, at(...inside))?.id).toBe('other');
  expect(clashOf(draft, at(...inside, 'Pendiente de revision'))?.id).toBe('other');
  expect(clashOf(draft, at(...after))).toBeUndefined();
  for (const status of ['Finalizado', 'Cancelado'] as const)
    expect(clashOf(draft, at(...inside, status))).toBeUndefined();
  expect(clashOf({ ...draft, vehicleId: 'van' }, at(...inside))).toBeUndefined();
});
