import type { PublicAccount } from '@llave/contract/accounts';
import type { Booking } from '@llave/contract/bookings';
import type { CustomerBooking } from '@llave/contract/customers';
import type { AppError } from '@llave/contract/errors';
import type { Visit } from './visit.ts';

/** A visit with what it is about, and what its steps tell it. */
export type OpenVisit = {
  visit: Visit;
  company: PublicAccount;
  booking: CustomerBooking;
  vehicle: Omit<Booking['vehicle'], 'id'>;
  /** The booking as it is after an act. */
  show: (booking: CustomerBooking) => void;
  /** A file of the return is here. */
  arrive: (fileName: string) => void;
  /** An act was refused: the code may have ended, or things are not as they were shown. */
  refuse: (error: AppError) => void;
  reread: () => Promise<void>;
};

export const vehicleName = ({ vehicle: { brand, model } }: OpenVisit) => `${brand} ${model}`;
