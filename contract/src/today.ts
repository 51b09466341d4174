import { z } from 'zod';
import { role } from './access.ts';
import { bookedVehicle } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';

const customer = z.object({ name: z.string(), phone: z.string() });

const expectedCar = z.object({
  /** The booking's. */
  id,
  kind: z.enum(['departure', 'arrival']),
  /** When the customer is to come; who is not back by then is late. */
  at: timestamp,
  customer,
  vehicle: bookedVehicle,
  isSigned: z.boolean(),
  /** The locker with the key in it, or the one it is to be dropped in. */
  locker: z.string().nullable(),
  /** From when the vehicle is promised to somebody else. */
  nextFrom: timestamp.nullable(),
});
export type ExpectedCar = z.infer<typeof expectedCar>;

const returnedCar = z.object({
  id,
  returnedDate: timestamp,
  customer,
  vehicle: bookedVehicle,
  locker: z.string().nullable(),
});
export type ReturnedCar = z.infer<typeof returnedCar>;

export const rentalDay = z.object({
  expected: z.array(expectedCar),
  toReview: z.array(returnedCar),
  /** How many customers are to come tomorrow, and how many vehicles are with customers now. */
  tomorrow: z.number().int(),
  out: z.number().int(),
});
export type RentalDay = z.infer<typeof rentalDay>;

export const getRentalDay = endpoint('getRentalDay', 'GET /today/{accountId}/rental', {
  access: role('renting', 'view'),
  summary:
    'The day of the rental desk: who takes and brings what until midnight, late ones first, and what waits for a review.',
  params: z.object({ accountId: id }),
  reply: rentalDay,
});
