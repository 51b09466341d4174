import { timeZone } from './dates.ts';
import { numericDay, today } from './days.ts';

/** A moment as a field for date and time writes it, 2026-11-15T09:40, always by the clocks of Madrid. */
type Typed = string;

const hour = 3_600_000;
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const typedInMadrid = (timestamp: string): Typed => clock.format(new Date(timestamp)).replace(' ', 'T');

/**
 * The moment that was typed, whatever the browser's own zone; what is no moment stays as it was typed. Of an hour that
 * comes twice the first is meant, and one that is skipped is an hour later, as the clocks go.
 */
export const momentInMadrid = (typed: Typed): string => {
  const wall = Date.parse(`${typed}Z`);
  if (Number.isNaN(wall)) return typed;
  const [summer, winter] = [wall - 2 * hour, wall - hour].map((time) => new Date(time).toISOString()) as [
    string,
    string,
  ];
  return typedInMadrid(summer) === typed ? summer : winter;
};

const day = new Intl.DateTimeFormat('es-ES', { timeZone, day: '2-digit', month: '2-digit', year: '2-digit' });
const time = new Intl.DateTimeFormat('es-ES', { timeZone, hour: '2-digit', minute: '2-digit' });

/** 15/11/26, in both languages. */
export const shortDay = (timestamp: string) => day.format(new Date(timestamp));

/** 15/11/26 09:40, in both languages. */
export const shortDayAndTime = (timestamp: string) => `${shortDay(timestamp)} ${time.format(new Date(timestamp))}`;

/** 15/11/2026, in both languages. */
export const fullDay = (timestamp: string) => numericDay(today(new Date(timestamp)));

/** 15/11/2026 09:40, in both languages. */
export const fullDayAndTime = (timestamp: string) => `${fullDay(timestamp)} ${time.format(new Date(timestamp))}`;
