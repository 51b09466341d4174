import type { Booking } from '@llave/contract/bookings';
import type { Translate } from '../../../../i18n/translation.ts';
import { shortDayAndTime } from '../../../../lib/time/madrid.ts';

/** What a bar does not say in writing: from when until when, which vehicle and its number. */
export const factsText = (t: Translate, { bookingInfo }: Booking, vehicle: Booking['vehicle']) =>
  t('timeline.facts', {
    from: shortDayAndTime(bookingInfo.dateFrom),
    to: shortDayAndTime(bookingInfo.dateTo),
    vehicle: vehicleText(vehicle),
    number: bookingInfo.bookingNumber,
  });

/** How far it has come, and that it should be back already. */
export const statusText = (t: Translate, { status, bookingInfo }: Booking, now: Date) => {
  const late = status === 'En curso' && Date.parse(bookingInfo.dateTo) < now.getTime();
  return late ? t('timeline.late') : t(`bookings.status.${status}`);
};

export const vehicleText = ({ brand, model, numberPlate }: Booking['vehicle']) => `${brand} ${model} ${numberPlate}`;
