import { expect, test } from 'vitest';
import { issuesOf } from '../../../lib/forms/form-values.ts';
import { bookingSchema, formOf, newBooking, periodOf, valuesOf } from './booking-form.ts';

const stored = {
  customer: { email: 'ana@cliente.test', phone: '', name: 'Ana', surname: 'Vidal', language: 'en' as const },
  bookingInfo: {
    bookingNumber: 'ABCD2345',
    dateFrom: '2026-10-25T01:30:00.000Z',
    dateTo: '2026-10-27T09:00:20.000Z',
    hasFullInsuranceCoverage: true,
    vehicleId: '0197a1f0-0000-7000-8000-000000000001',
  },
};

test('dates are typed as they are in Madrid, and those that nobody touches stay the moments they were', () => {
  const values = valuesOf(stored);
  expect([values.bookingInfo.dateFrom, values.bookingInfo.dateTo]).toEqual(['2026-10-25T02:30', '2026-10-27T10:00']);
  expect(formOf(values, stored.bookingInfo)).toEqual(stored);
  const later = { ...values, bookingInfo: { ...values.bookingInfo, dateTo: '2026-10-28T10:00' } };
  expect(formOf(later, stored.bookingInfo).bookingInfo).toMatchObject({
    dateFrom: stored.bookingInfo.dateFrom,
    dateTo: '2026-10-28T09:00:00.000Z',
  });
});

test('says of a new booking what is missing', () => {
  expect(issuesOf(bookingSchema, newBooking())).toEqual({
    'customer.email': 'bookingEmailRequired',
    'customer.name': 'bookingNameRequired',
    'customer.surname': 'bookingSurnameRequired',
    'bookingInfo.dateFrom': 'dateFromRequired',
    'bookingInfo.dateTo': 'dateToRequired',
    'bookingInfo.vehicleId': 'vehicleRequired',
  });
  expect(issuesOf(bookingSchema, valuesOf(stored))).toEqual({});
});

test('a time is known once both ends are there and in order', () => {
  const between = (dateFrom: string, dateTo: string) => {
    const { customer, bookingInfo } = newBooking();
    return periodOf({ customer, bookingInfo: { ...bookingInfo, dateFrom, dateTo } });
  };
  expect(between('2026-11-15T10:00', '')).toBeNull();
  expect(between('2026-11-15T10:00', '2026-11-14T10:00')).toBeNull();
  expect(between('2026-11-15T10:00', '2026-11-16T10:00')).toMatchObject({
    freeFrom: '2026-11-15T09:00:00.000Z',
    freeTo: '2026-11-16T09:00:00.000Z',
  });
});
