import type { Locker } from '@llave/contract/lockers';
import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const locker = (identifierValue: string, tool?: string) =>
  ({ identifierValue, identifier: 'Nave 2', tool: tool ? { id: '', name: tool } : null }) as Locker;
const wall = [locker('1'), locker('12', 'Cámara endoscópica'), locker('2', 'Gato')];
const found = (q: string) => matching(wall, q).map(({ identifierValue }) => identifierValue);

test('lockers are found by number, description and tool, without regard to accents and case', () => {
  expect(found('')).toEqual(['1', '12', '2']);
  expect(found('CAMARA 12')).toEqual(['12']);
  expect(found('nave')).toEqual(['1', '12', '2']);
  expect(found('taladro')).toEqual([]);
});
