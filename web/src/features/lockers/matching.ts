import type { Locker } from '@llave/contract/lockers';
import { hasWords } from '../../lib/text/plain.ts';

/** The lockers whose number, description, tool, booking or check-in has every one of these words. */
export const matching = (lockers: Locker[], q: string): Locker[] =>
  lockers.filter(({ identifierValue, identifier, tool, booking, checkIn }) =>
    hasWords([identifierValue, identifier, tool?.name, booking?.bookingNumber, checkIn?.numberPlate].join(' '), q),
  );
