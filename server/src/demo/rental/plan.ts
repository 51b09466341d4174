import { madridDay } from '@llave/contract/madrid';
import type { Calendar } from '../calendar.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import { type DemoBooking, demoBookings, type Point } from './bookings.ts';
import { demoVehicles } from './vehicles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booking with all that has happened to it, and what its vehicle's dashboard shows before and after. */
export type Rental = {
  booking: DemoBooking;
  number: string;
  from: Date;
  to: Date;
  insured: boolean;
  createdAt: Date;
  cancelledAt: Date | null;
  signedAt: Date | null;
  pickedUpAt: Date | null;
  recorded: boolean;
  returnSignedAt: Date | null;
  returnedAt: Date | null;
  reviewedAt: Date | null;
  kilometersOut: number;
  kilometersBack: number;
};

/** The bookings of each vehicle one after the other: where one ends with so many kilometres the next begins. */
export const planRentals = (calendar: Calendar): Rental[] => {
  const known = new Map(demoVehicles.map(({ plate, kilometers }) => [plate, kilometers]));
  return demoBookings.map((booking, index) => {
    const rental = plan(booking, known.get(booking.plate) ?? 0, chanceFrom(4000 + index), calendar);
    if (rental.reviewedAt) known.set(booking.plate, rental.kilometersBack);
    return rental;
  });
};

const plan = (booking: DemoBooking, kilometersOut: number, chance: Chance, calendar: Calendar): Rental => {
  const [from, to] = [momentOf(booking.from, calendar), momentOf(booking.to, calendar)];
  const later = (time: Date, least: number, most: number) =>
    new Date(time.getTime() + chance.between(least, most) * minute);
  const has = (...points: Point[]) => points.includes(booking.point);
  const before = Math.min(from.getTime(), calendar.now.getTime()) - chance.between(2, 7) * day;
  const createdAt = calendar.at(madridDay(new Date(before)), chance.between(36, 72) / 4);
  const isBack = has('review', 'finished', 'late', 'takenBack');
  const pickedUp = isBack || has('out', 'recorded', 'returnSigned');

  const signedAt = pickedUp ? later(from, -25, 12) : has('signed') ? later(calendar.now, -20, -20) : null;
  const due = has('late') ? new Date(to.getTime() + day) : to;
  const returnedAt = isBack ? later(due, -40, -5) : null;
  const returnSignedAt = has('returnSigned') ? later(calendar.now, -25, -25) : returnedAt && later(returnedAt, -6, -3);
  const days = Math.ceil(((returnedAt ?? calendar.now).getTime() - from.getTime()) / day);
  return {
    booking,
    number: numberBy(chance),
    from,
    to,
    insured: chance.next() < 0.4,
    createdAt,
    cancelledAt: has('cancelled') ? later(createdAt, 23 * 60, 25 * 60) : null,
    signedAt,
    pickedUpAt: pickedUp && signedAt ? later(signedAt, 4, 9) : null,
    recorded: has('recorded', 'returnSigned') || (isBack && !has('takenBack')),
    returnSignedAt: has('takenBack') ? null : returnSignedAt,
    returnedAt,
    reviewedAt: has('takenBack')
      ? returnedAt
      : returnedAt && has('finished', 'late')
        ? later(returnedAt, 20, 100)
        : null,
    kilometersOut,
    kilometersBack: kilometersOut + Math.max(1, days) * chance.between(55, 140),
  };
};

/** «-5@10» is ten o'clock five days ago, «+2h» in two hours, to the next quarter. */
const momentOf = (text: string, { now, dateIn, at }: Calendar): Date => {
  const [days, hours] = text.split('@');
  if (hours) return at(dateIn(Number(days)), Number(hours));
  const quarter = 15 * minute;
  return new Date(Math.round((now.getTime() + Number.parseFloat(text) * hour) / quarter) * quarter);
};

/** As the form proposes them. */
const numberBy = (chance: Chance) =>
  Array.from({ length: 8 }, () => chance.one([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');
