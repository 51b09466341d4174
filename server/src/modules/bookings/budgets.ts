import type { createBooking, sendBookingLink } from '@llave/contract/bookings';
import type { Before, Caller } from '../../http/route.ts';

/** A whole fleet booked in one morning is a desk's work; a company of one's own is no way to write to the world. */
const lettersOf = ({ me }: Caller) => ({ of: `booking-letters:${me?.id}`, burst: 300, everySeconds: 30 });

/** Each booking writes to its customer: nobody is flooded by being booked for. */
export const slowConfirmations: Before<typeof createBooking, void> = (outside, { body }, caller) =>
  outside.spend([
    lettersOf(caller),
    { of: `booking-confirmed:${body.customer.email.toLowerCase()}`, burst: 50, everySeconds: 120 },
  ]);

export const slowLinks: Before<typeof sendBookingLink, void> = (outside, { params }, caller) =>
  outside.spend([lettersOf(caller), { of: `booking-link:${params.id}`, burst: 5, everySeconds: 600 }]);
