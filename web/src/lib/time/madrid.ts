import { fromMadrid, inMadrid } from '@llave/contract/madrid';
import { numericDay, today } from './days.ts';

/** A moment as a field for date and time writes it, 2026-11-15T09:40, always by the clocks of Madrid. */
type Typed = string;

export const typedInMadrid = (timestamp: string): Typed => inMadrid(new Date(timestamp)).toISOString().slice(0, 16);

/** The moment that was typed, whatever the browser's own zone; what is no moment stays as it was typed. */
export const momentInMadrid = (typed: Typed): string => {
  const moment = fromMadrid(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
};

/** 15/11/26, in both languages. */
export const shortDay = (timestamp: string) => fullDay(timestamp).replace(/\d\d(?=\d\d$)/, '');

/** 15/11/26 09:40, in both languages. */
export const shortDayAndTime = (timestamp: string) => `${shortDay(timestamp)} ${time(timestamp)}`;

/** 15/11/2026, in both languages. */
export const fullDay = (timestamp: string) => numericDay(today(new Date(timestamp)));

/** 15/11/2026 09:40, in both languages. */
export const fullDayAndTime = (timestamp: string) => `${fullDay(timestamp)} ${time(timestamp)}`;

const time = (timestamp: string) => typedInMadrid(timestamp).slice(11);
