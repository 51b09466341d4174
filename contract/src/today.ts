import { z } from 'zod';
import { bookedVehicle } from './bookings.ts';
import { checkInCard } from './check-ins.ts';
import { endpoint } from './endpoint.ts';
import { fieldIncidentCard } from './field-incidents.ts';
import { id, timestamp } from './fields.ts';
import { incidentCard } from './incidents.ts';
import { toolCard } from './tools.ts';

/** The first few, and how many there are; the rest is on its own page. */
const few = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number().int() });

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

const rentalDay = z.object({
  /** Late ones first, then by the hour. */
  expected: few(expectedCar),
  toReview: few(returnedCar),
  /** How many customers are to come tomorrow. */
  tomorrow: z.number().int(),
});
export type RentalDay = z.infer<typeof rentalDay>;

/** How many weeks a figure looks back, the present one included. */
export const figureWeeks = 8;

const figure = z.object({
  now: z.number(),
  /** Weeks of seven days, the last of which ends today. */
  weeks: z.array(z.number()).length(figureWeeks),
});
export type Figure = z.infer<typeof figure>;

/** What is out with one of us for more days than these is out too long; what is lent outside, once its day is over. */
export const longOutDays = 3;

/** A part is null for who may not open the pages that show the same. */
const today = z.object({
  rental: rentalDay.nullable(),
  /** Vehicles left at the workshop: those whose key waits in a locker first. */
  reception: few(checkInCard).nullable(),
  /** What the sites report: the urgent first. */
  sites: few(fieldIncidentCard).nullable(),
  workshop: z
    .object({
      mine: few(toolCard),
      /** Who has what: the last taken first. */
      inUse: few(toolCard),
      incidents: few(incidentCard),
    })
    .nullable(),
  upkeep: z
    .object({
      /** Overdue ones first. */
      calibrations: few(toolCard),
      /** Those that are out longest first. */
      longOut: few(toolCard),
    })
    .nullable(),
  figures: z.object({
    /** Out now; tools used in a week. */
    toolsOut: figure.nullable(),
    /** With customers now; handed over in a week. */
    rentals: figure.nullable(),
    /** Left today; left in a week. */
    checkIns: figure.nullable(),
    /** Hours saved this month; in a week. */
    hoursSaved: figure.nullable(),
  }),
});
export type Today = z.infer<typeof today>;

export const getToday = endpoint('getToday', 'GET /today/{accountId}', {
  access: 'signedIn',
  byBadge: true,
  summary:
    'The day as the home page shows it: who takes and brings what, what was left, what waits and what is late; of each part as much as the caller may see.',
  params: z.object({ accountId: id }),
  reply: today,
});
