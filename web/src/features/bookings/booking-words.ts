import type { Booking } from '@llave/contract/bookings';
import type { Language } from '@llave/contract/fields';
import type { Translate } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { momentInMadrid, shortDayAndTime } from '../../lib/time/madrid.ts';
import type { FieldWords } from '../../ui/editing/DifferenceChoice.tsx';
import type { BookingField } from './form/booking-form.ts';

const labels = {
  'customer.email': 'bookings.customer.email',
  'customer.phone': 'bookings.customer.phone',
  'customer.name': 'bookings.customer.name',
  'customer.surname': 'bookings.customer.surname',
  'customer.language': 'bookings.customer.language',
  'bookingInfo.bookingNumber': 'bookings.rental.bookingNumber',
  'bookingInfo.dateFrom': 'bookings.rental.dateFrom',
  'bookingInfo.dateTo': 'bookings.rental.dateTo',
  'bookingInfo.hasFullInsuranceCoverage': 'bookings.rental.insurance',
  'bookingInfo.vehicleId': 'bookings.vehicle.label',
} as const satisfies Record<BookingField, string>;

/** Whose booking it is, as long as that may be known. */
export const customerOf = (t: Translate, { customer, blockedDate }: Pick<Booking, 'customer' | 'blockedDate'>) =>
  blockedDate ? t('retention.someone') : fullName(customer);

/** A booking's fields and their values, in words; vehicles by what they are called. */
export const bookingWords = (t: Translate, vehicleName: (id: string) => string): FieldWords<BookingField> => ({
  label: (field) => t(labels[field]),
  show: (value, field) => {
    if (field === 'bookingInfo.vehicleId') return vehicleName(String(value));
    if (field === 'customer.language') return t(`bookings.languages.${value as Language}`);
    if (typeof value === 'boolean') return t(value ? 'bookings.rental.yes' : 'bookings.rental.no');
    const isDate = field === 'bookingInfo.dateFrom' || field === 'bookingInfo.dateTo';
    return isDate && value ? shortDayAndTime(momentInMadrid(String(value))) : String(value ?? '');
  },
});
