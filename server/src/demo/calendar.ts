import { madridDay } from '@llave/contract/madrid';

const day = 86_400_000;
const months = 3;
const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' });

/** The workshop's working days of the last three months, and its hours in Madrid. */
export const calendarAt = (now: Date) => {
  const days = lastDays(now).filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
  return {
    now,
    /** Oldest first; the last one is today, or Friday at the weekend. */
    days,
    /** The working day that many working days ago. */
    ago: (count: number) => days.at(-1 - count) ?? days[0] ?? madridDay(now),
    /** The date that many days from today, weekends included. */
    dateIn: (count: number) => madridDay(new Date(now.getTime() + count * day)),
    hoursAgo: (hours: number) => new Date(now.getTime() - hours * 3_600_000),
    at: momentOf,
  };
};
export type Calendar = ReturnType<typeof calendarAt>;

const lastDays = (now: Date) =>
  Array.from({ length: months * 31 }, (_, index) => madridDay(new Date(now.getTime() - index * day))).reverse();

/** That hour of that day in Madrid; half past nine is 9.5. */
const momentOf = (date: string, hour: number) => {
  const noon = offset.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  const midnight = Date.parse(`${date}T00:00:00${noon?.replace('GMT', '') || 'Z'}`);
  return new Date(midnight + Math.round(hour * 3_600_000));
};
