import type { Locker } from '@llave/contract/lockers';
import { hasWords } from '../../lib/text/plain.ts';

/** The lockers whose number, description, tool, booking or check-in has every one of these words. */
export const matching = (lockers: Locker[], q: string): Locker[] =>
  lockers.filter((locker) => hasWords(wordsOf(locker).join(' '), q));

const wordsOf = ({ identifierValue, identifier, tool, booking, checkIn }: Locker) => [
  identifierValue,
  identifier,
  tool?.name,
  tool?.heldBy,
  booking?.bookingNumber,
  ...[booking, checkIn].flatMap((key) => [key?.numberPlate, key?.customer]),
];
