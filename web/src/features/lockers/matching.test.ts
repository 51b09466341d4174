import type { Locker } from '@llave/contract/lockers';
import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const locker = (identifierValue: string, tool?: string, bookingNumber?: string, numberPlate?: string) =>
  ({
    identifierValue,
    identifier: 'Nave 2',
    tool: tool ? { id: '', name: tool, heldBy: 'Marta Ruiz' } : null,
    booking: bookingNumber ? { id: '', bookingNumber, numberPlate: '9999 ZZZ', customer: 'Lucía Peña' } : null,
    checkIn: numberPlate ? { id: '', receiptNumber: 1, numberPlate } : null,
  }) as Locker;
const wall = [
  locker('1', undefined, 'ABCD2345'),
  locker('12', 'Cámara endoscópica'),
  locker('2', 'Gato'),
  locker('3', undefined, undefined, '1234 BCD'),
];
const found = (q: string) => matching(wall, q).map(({ identifierValue }) => identifierValue);

test('lockers are found by number, description, tool, booking and check-in, without regard to accents and case', () => {
  expect(found('')).toEqual(['1', '12', '2', '3']);
  expect(found('CAMARA 12')).toEqual(['12']);
  expect(found('nave')).toEqual(['1', '12', '2', '3']);
  expect(found('abcd')).toEqual(['1']);
  expect(found('1234')).toEqual(['3']);
  expect(found('pena')).toEqual(['1']);
  expect(found('marta gato')).toEqual(['2']);
  expect(found('taladro')).toEqual([]);
});
