import type { Booking } from '@llave/contract/bookings';
import type { Translate } from '../../../../i18n/translation.ts';
import { shortDayAndTime } from '../../../../lib/time/madrid.ts';
import { lateText } from '../../../../ui/signs/time-texts.ts';
import { isLate } from '../../tones.ts';

/** What a bar does not say in writing: from when until when, which vehicle and its number. */
export const factsText = (t: Translate, { bookingInfo }: Booking, vehicle: Booking['vehicle']) =>
  t('timeline.facts', {
    from: shortDayAndTime(bookingInfo.dateFrom),
    to: shortDayAndTime(bookingInfo.dateTo),
    vehicle: vehicleText(vehicle),
    number: bookingInfo.bookingNumber,
  });

/** How far it has come, or by how much it is late. */
export const statusText = (t: Translate, booking: Booking, now: Date) =>
  isLate(booking, now) ? lateText(t, booking.bookingInfo.dateTo, now) : t(`bookings.status.${booking.status}`);

export const vehicleText = ({ brand, model, numberPlate }: Booking['vehicle']) => `${brand} ${model} ${numberPlate}`;
