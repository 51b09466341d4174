import type { Booking, BookingStatus } from '@llave/contract/bookings';
import type { Tone } from '../../ui/signs/Chip.tsx';

export const tones = {
  Reservado: 'mine',
  'En curso': 'inUse',
  'Pendiente de revision': 'incident',
  Finalizado: 'free',
  Cancelado: 'retired',
} as const satisfies Record<BookingStatus, Tone>;

type Due = { status: BookingStatus; bookingInfo: Pick<Booking['bookingInfo'], 'dateTo'> };

/** Whether the customer should have brought the vehicle back by now. */
export const isLate = ({ status, bookingInfo }: Due, now: Date) =>
  status === 'En curso' && Date.parse(bookingInfo.dateTo) < now.getTime();

/** What is late is red, however far it has come. */
export const toneOf = (booking: Due, now: Date): Tone => (isLate(booking, now) ? 'incident' : tones[booking.status]);
