import type { Locker } from '@llave/contract/lockers';
import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const locker = (identifierValue: string, tool?: string, bookingNumber?: string) =>
  ({
    identifierValue,
    identifier: 'Nave 2',
    tool: tool ? { id: '', name: tool } : null,
    booking: bookingNumber ? { id: '', bookingNumber } : null,
  }) as Locker;
const wall = [locker('1', undefined, 'ABCD2345'), locker('12', 'Cámara endoscópica'), locker('2', 'Gato')];
const found = (q: string) => matching(wall, q).map(({ identifierValue }) => identifierValue);

test('lockers are found by number, description, tool and booking, without regard to accents and case', () => {
  expect(found('')).toEqual(['1', '12', '2']);
  expect(found('CAMARA 12')).toEqual(['12']);
  expect(found('nave')).toEqual(['1', '12', '2']);
  expect(found('abcd')).toEqual(['1']);
  expect(found('taladro')).toEqual([]);
});
