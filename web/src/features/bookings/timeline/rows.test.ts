import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { expect, test } from 'vitest';
import { stretchOf } from './moving/stretch.ts';
import { laneFor, rowsOf } from './rows.ts';

const stretch = stretchOf('2026-11-09', 7);
const [leon, clio] = [
  { id: 'leon', brand: 'Seat', model: 'León', numberPlate: '4821 LKM' },
  { id: 'clio', brand: 'Renault', model: 'Clio', numberPlate: '1190 MBF' },
];
const booked = (id: string, vehicle: typeof leon, days: [number, number], status: BookingStatus = 'Reservado') =>
  ({
    id,
    status,
    vehicle,
    customer: { name: 'Lucía', surname: 'Peña', email: 'l@cliente.test', phone: '' },
    bookingInfo: {
      bookingNumber: id,
      vehicleId: vehicle.id,
      dateFrom: `2026-11-${days[0]}T09:00:00.000Z`,
      dateTo: `2026-11-${days[1]}T09:00:00.000Z`,
    },
  }) as Booking;
const rows = (bookings: Booking[], q = '', status?: BookingStatus, vehicles = [leon, clio]) =>
  rowsOf({ vehicles, bookings, stretch, wanted: { q, status }, least: 0.3 }).map(
    ({ vehicle, bars, lanes, removed }) => ({
      id: vehicle.id,
      bars: bars.map((bar) => `${bar.booking.id}/${bar.lane}${bar.faint ? ' faint' : ''}`),
      lanes,
      removed,
    }),
  );

test('every vehicle has a row, its bookings in the order of time, and none that was called off', () => {
  const bookings = [
    booked('late', leon, [13, 15]),
    booked('early', leon, [10, 13]),
    booked('off', leon, [11, 12], 'Cancelado'),
  ];
  expect(rows(bookings)).toEqual([
    { id: 'leon', bars: ['early/0', 'late/0'], lanes: 1, removed: false },
    { id: 'clio', bars: [], lanes: 1, removed: false },
  ]);
});

test('what was finished early does not cover who came after', () => {
  const bookings = [booked('over', leon, [10, 14], 'Finalizado'), booked('next', leon, [12, 15])];
  expect(rows(bookings)[0]).toMatchObject({ bars: ['over/0', 'next/1'], lanes: 2 });
  const [row] = rowsOf({ vehicles: [leon], bookings, stretch, wanted: { q: '', status: undefined }, least: 0.3 });
  const place = { start: 5.5, end: 6, opensBefore: false, goesOn: false };
  expect(row && laneFor(place, row, '')).toBe(0);
  expect(row && laneFor({ ...place, start: 2, end: 3 }, row, 'over')).toBe(0);
  expect(row && laneFor({ ...place, start: 2, end: 3 }, row, '')).toBe(1);
});

test('who looks for something sees the rows that have it, the rest of them faint', () => {
  const bookings = [
    booked('A1', leon, [10, 11]),
    booked('B2', leon, [12, 13], 'En curso'),
    booked('C3', clio, [12, 13]),
  ];
  expect(rows(bookings, 'b2 pena').map(({ bars }) => bars)).toEqual([['A1/0 faint', 'B2/0']]);
  expect(rows(bookings, '', 'En curso').map(({ bars }) => bars)).toEqual([['A1/0 faint', 'B2/0']]);
  expect(rows(bookings, '1190mbf').map(({ id }) => id)).toEqual(['clio']);
  expect(rows([], 'leon').map(({ id }) => id)).toEqual(['leon']);
  expect(rows([booked('off', clio, [11, 12], 'Cancelado')], '', 'Cancelado')[0]?.bars).toEqual(['off/0']);
});

test('what is too short to be written on has the room up to the next one', () => {
  const short = booked('short', leon, [10, 10]);
  short.bookingInfo.dateTo = '2026-11-10T17:00:00.000Z';
  const [row] = rowsOf({
    vehicles: [leon],
    bookings: [short, booked('next', leon, [12, 13])],
    stretch,
    wanted: { q: '', status: undefined },
    least: 0.4,
  });
  expect(row?.bars.map(({ beside }) => Math.round(beside * 100) / 100)).toEqual([1.6, 0]);
});

test('a vehicle that is no longer there keeps the row of its bookings', () => {
  expect(rows([booked('A1', clio, [10, 11])], '', undefined, [leon])).toMatchObject([
    { id: 'leon', removed: false },
    { id: 'clio', removed: true },
  ]);
});
