import type { CustomerBooking } from '@llave/contract/customers';
import { expect, test } from 'vitest';
import { stageOf } from './stages.ts';

const given = (facts: Partial<CustomerBooking> = {}): CustomerBooking => ({
  id: 'b',
  status: 'Reservado',
  customer: { name: 'Lucía', surname: 'Peña' },
  bookingInfo: {
    bookingNumber: '7KQ2M4RX',
    dateFrom: '2026-11-15T10:00:00Z',
    dateTo: '2026-11-17T10:00:00Z',
    hasFullInsuranceCoverage: true,
    vehicleId: 'v',
  },
  opensDate: '2026-11-15T08:00:00Z',
  isSigned: false,
  isReturnSigned: false,
  returnInfo: null,
  ...facts,
});
const at = (time: string, more = {}) => ({ now: new Date(time), isLeaving: false, ...more });
const noon = '2026-11-15T12:00:00Z';

test('a booking opens when the company says and ends with its time', () => {
  expect(stageOf(given(), at('2026-11-15T07:59:59Z'))).toBe('early');
  expect(stageOf(given(), at('2026-11-15T08:00:00Z'))).toBe('details');
  expect(stageOf(given(), at('2026-11-17T10:00:00Z'))).toBe('over');
  expect(stageOf(given({ isSigned: true }), at('2026-11-17T10:00:00Z'))).toBe('pickup');
});

test('nobody signs before it opens, nor twice', () => {
  expect(stageOf(given(), at(noon, { asked: 'sign' }))).toBe('signature');
  expect(stageOf(given(), at('2026-11-15T07:00:00Z', { asked: 'sign' }))).toBe('early');
  expect(stageOf(given({ isSigned: true }), at(noon, { asked: 'sign' }))).toBe('pickup');
});

test('who has just taken the key is not asked for it back', () => {
  const away = given({ status: 'En curso', isSigned: true });
  expect(stageOf(away, at(noon, { isLeaving: true }))).toBe('pickedUp');
  expect(stageOf(away, at(noon))).toBe('files');
  expect(stageOf(away, at(noon, { asked: 'sign-return' }))).toBe('returnSignature');
  expect(stageOf(away, at(noon, { asked: 'sign' }))).toBe('files');
  expect(stageOf({ ...away, isReturnSigned: true }, at(noon, { isLeaving: true }))).toBe('drop');
});

test('the ends are ends whatever is asked for', () => {
  for (const [status, stage] of [
    ['Pendiente de revision', 'review'],
    ['Finalizado', 'finished'],
    ['Cancelado', 'cancelled'],
  ] as const)
    expect(stageOf(given({ status }), at(noon, { asked: 'sign', isLeaving: true }))).toBe(stage);
});
