import type { Booking, BookingStatus } from '@llave/contract/bookings';
import { addDays } from '../../../../lib/time/days.ts';
import { momentInMadrid, typedInMadrid } from '../../../../lib/time/madrid.ts';

/** By what a booking is held: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** What a booking would become: which vehicle, and how many days each of its ends is away from where it was. */
export type Draft = { booking: Booking; vehicleId: string; start: number; end: number };

export type Times = Pick<Booking['bookingInfo'], 'vehicleId' | 'dateFrom' | 'dateTo'>;

/** As the server has it: a customer with the vehicle can only keep it longer or shorter. */
export const gripsOf = (status: BookingStatus): readonly Grip[] => grips[status] ?? [];

const grips: Partial<Record<BookingStatus, readonly Grip[]>> = {
  Reservado: ['whole', 'start', 'end'],
  'En curso': ['end'],
};

export const draftOf = (booking: Booking): Draft => ({
  booking,
  vehicleId: booking.bookingInfo.vehicleId,
  start: 0,
  end: 0,
});

/** Pulls by some days, as far as the booking still lasts. */
export const pulled = (draft: Draft, grip: Grip, days: number): Draft => {
  const next = {
    ...draft,
    start: grip === 'end' ? draft.start : draft.start + days,
    end: grip === 'start' ? draft.end : draft.end + days,
  };
  const { dateFrom, dateTo } = timesOf(next);
  return days === 0 || dateFrom < dateTo ? next : pulled(draft, grip, days - Math.sign(days));
};

export const timesOf = ({ booking: { bookingInfo }, vehicleId, start, end }: Draft): Times => ({
  vehicleId,
  dateFrom: shifted(bookingInfo.dateFrom, start),
  dateTo: shifted(bookingInfo.dateTo, end),
});

export const isChanged = ({ booking, vehicleId, start, end }: Draft) =>
  vehicleId !== booking.bookingInfo.vehicleId || start !== 0 || end !== 0;

/** The booking that the vehicle is already promised to in that time, of those that are known. */
export const clashOf = (draft: Draft, bookings: Booking[]) => {
  const { vehicleId, dateFrom, dateTo } = timesOf(draft);
  return bookings.find(
    ({ id, status, bookingInfo: other }) =>
      id !== draft.booking.id &&
      other.vehicleId === vehicleId &&
      status !== 'Cancelado' &&
      status !== 'Finalizado' &&
      other.dateFrom < dateTo &&
      dateFrom < other.dateTo,
  );
};

/** Days later at the same time by the clocks of Madrid, whatever the clocks do in between. */
const shifted = (moment: string, days: number) => {
  if (days === 0) return moment;
  const [day = '', time] = typedInMadrid(moment).split('T');
  const later = Date.parse(momentInMadrid(`${addDays(day, days)}T${time}`));
  return new Date(later + (Date.parse(moment) % minute)).toISOString();
};

const minute = 60_000;
