import { addDays } from '../../../../lib/time/days.ts';
import { momentInMadrid } from '../../../../lib/time/madrid.ts';

/** The days in sight, and the midnights of Madrid around them: one more than there are days. */
export type Stretch = { days: string[]; edges: number[] };

/** Where something lies in the stretch, counted in days from its beginning, and whether it goes on beyond it. */
export type Place = { start: number; end: number; opensBefore: boolean; goesOn: boolean };

const counts = [21, 14, 10, 7, 5, 4];
const least = 64;

/** How many days are readable beside each other in so many pixels. */
export const daysThatFit = (width: number) => counts.find((count) => width / count >= least) ?? 3;

/** How far one turns the page: a part where one stays oriented, all of it where there is little. */
export const stepOf = (count: number) => (count >= 14 ? 7 : count);

/** Where one begins to look: a little before today. */
export const usualStart = (today: string, count: number) => addDays(today, count >= 14 ? -2 : -1);

/** A day as the address says it, unless it says none. */
export const dayIn = (text: string | undefined) => {
  const isDay = text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
};

export const stretchOf = (first: string, count: number): Stretch => {
  const days = Array.from({ length: count + 1 }, (_, day) => addDays(first, day));
  return { days: days.slice(0, -1), edges: days.map(midnight) };
};

/** Every day is as wide as another, also the one of 23 hours and the one of 25. */
export const positionOf = ({ edges }: Stretch, time: number) => {
  const day = edges.findLastIndex((edge) => edge <= time);
  const [from, to] = [edges[day], edges[day + 1]];
  if (from === undefined) return 0;
  return to === undefined ? day : day + (time - from) / (to - from);
};

/** Nothing where the time does not touch the stretch. */
export const placeOf = (stretch: Stretch, times: { dateFrom: string; dateTo: string }): Place | null => {
  const [from, to] = [Date.parse(times.dateFrom), Date.parse(times.dateTo)];
  const [first = 0, last = 0] = [stretch.edges[0], stretch.edges.at(-1)];
  if (to <= first || from >= last) return null;
  return {
    start: positionOf(stretch, from),
    end: positionOf(stretch, to),
    opensBefore: from < first,
    goesOn: to > last,
  };
};

const midnight = (day: string) => Date.parse(momentInMadrid(`${day}T00:00`));
