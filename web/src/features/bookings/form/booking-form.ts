import { type Booking, type BookingForm, bookingForm } from '@llave/contract/bookings';
import { id, type Language } from '@llave/contract/fields';
import { fieldNames } from '../../../lib/forms/form-fields.ts';
import type { FieldErrors, Schema } from '../../../lib/forms/form-values.ts';
import { momentInMadrid, typedInMadrid } from '../../../lib/time/madrid.ts';
import { proposeNumber } from './booking-number.ts';

/** What one types about a booking: its dates are those of Madrid, as a field for date and time writes them. */
export type BookingValues = ReturnType<typeof valuesOf>;

/** In the order in which the page shows them. */
export const bookingFields = fieldNames<BookingValues>({
  'customer.email': true,
  'customer.phone': true,
  'customer.name': true,
  'customer.surname': true,
  'customer.language': true,
  'bookingInfo.bookingNumber': true,
  'bookingInfo.dateFrom': true,
  'bookingInfo.dateTo': true,
  'bookingInfo.hasFullInsuranceCoverage': true,
  'bookingInfo.vehicleId': true,
});
export type BookingField = (typeof bookingFields)[number];

/** The vehicle and the time that somebody pointed at before asking for a booking. */
export type Wish = { vehicleId?: string; from?: string; to?: string };

export const newBooking = ({ vehicleId = '', from = '', to = '' }: Wish = {}): BookingValues => ({
  customer: { email: '', phone: '', name: '', surname: '', language: 'es' as Language },
  bookingInfo: {
    bookingNumber: proposeNumber(),
    dateFrom: isTyped(from) ? from : '',
    dateTo: isTyped(to) ? to : '',
    hasFullInsuranceCoverage: false,
    vehicleId: id.safeParse(vehicleId).success ? vehicleId : '',
  },
});

const isTyped = (moment: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment) && !Number.isNaN(Date.parse(moment));

export const valuesOf = ({ customer, bookingInfo }: Pick<Booking, 'customer' | 'bookingInfo'>) => ({
  customer,
  bookingInfo: {
    ...bookingInfo,
    dateFrom: typedInMadrid(bookingInfo.dateFrom),
    dateTo: typedInMadrid(bookingInfo.dateTo),
  },
});

/** What is sent; a date that was not touched stays the very moment that it was. */
export const formOf = ({ customer, bookingInfo }: BookingValues, was?: Booking['bookingInfo']): BookingForm => {
  const moment = (which: 'dateFrom' | 'dateTo') =>
    was && typedInMadrid(was[which]) === bookingInfo[which] ? was[which] : momentInMadrid(bookingInfo[which]);
  return { customer, bookingInfo: { ...bookingInfo, dateFrom: moment('dateFrom'), dateTo: moment('dateTo') } };
};

/** The contract's rules, for what was typed. */
export const bookingSchema: Schema = { safeParse: (values) => bookingForm.safeParse(formOf(values as BookingValues)) };

export const bookingBlame: Record<'bookingExists' | 'bookingOverlap', FieldErrors> = {
  bookingExists: { 'bookingInfo.bookingNumber': 'bookingNumberTaken' },
  bookingOverlap: { 'bookingInfo.vehicleId': 'vehicleTaken' },
};

/** The time that was typed, once it is one. */
export const periodOf = ({ bookingInfo: { dateFrom, dateTo } }: BookingValues, bookingId?: string) => {
  const [freeFrom, freeTo] = [momentInMadrid(dateFrom), momentInMadrid(dateTo)];
  return Date.parse(freeFrom) < Date.parse(freeTo) ? { freeFrom, freeTo, bookingId } : null;
};
