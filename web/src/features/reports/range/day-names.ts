import type { Language } from '@llave/contract/fields';
import { locales } from '../../../lib/time/dates.ts';
import { everyOf } from '../../../ui/tables/bar-scale.ts';

const room = 54;
const manyDays = 62;
const daysOfMonth = 30;

/** Which bars of a row of days are named, so that no name touches the next: days, or in a long row where months begin. */
export const dayNames = (days: string[], apart: number, language: Language): Map<number, string> => {
  const at = days.map((day, index) => [index, day] as const);
  if (days.length <= manyDays) {
    const every = everyOf(apart, room, [1, 2, 3, 7, 14]);
    return new Map(at.filter(([index]) => index % every === 0).map(([index, day]) => [index, dayName(day, language)]));
  }
  const every = everyOf(apart * daysOfMonth, room, [1, 2, 3, 6, 12]);
  return new Map(
    at
      .filter(([, day]) => day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % every === 0)
      .map(([index, day]) => [index, monthName(day.slice(0, 7), language)]),
  );
};

/** Which bars of a row of months are named; with little room, January goes without its year. */
export const monthNames = (months: string[], apart: number, language: Language): Map<number, string> => {
  const every = everyOf(apart, 28, [1, 2, 3]);
  const named = (month: string) => monthName(month, language).slice(0, apart < 44 ? 3 : undefined);
  return new Map(months.map((month, at) => [at, named(month)] as const).filter(([at]) => at % every === 0));
};

const dayName = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(new Date(day));

/** «nov», and in January the year with it. */
const monthName = (month: string, language: Language) => {
  const name = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'short' })
    .format(new Date(`${month}-01`))
    .slice(0, 3);
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
};

/** «noviembre de 2026». */
export const wholeMonth = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01`),
  );
