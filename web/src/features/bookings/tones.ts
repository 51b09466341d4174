import type { BookingStatus } from '@llave/contract/bookings';
import type { Tone } from '../../ui/signs/Chip.tsx';

export const tones = {
  Reservado: 'mine',
  'En curso': 'inUse',
  'Pendiente de revision': 'incident',
  Finalizado: 'free',
  Cancelado: 'retired',
} as const satisfies Record<BookingStatus, Tone>;
