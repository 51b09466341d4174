import type { Language } from '@llave/contract/fields';
import { locales } from '../../../lib/time/dates.ts';

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options });

/** «lun». */
export const weekdayText = (day: string, language: Language) =>
  format(language, { weekday: 'short' }).format(new Date(day)).replace('.', '');

/** «dic». */
export const monthText = (day: string, language: Language) =>
  format(language, { month: 'short' }).format(new Date(day)).replace('.', '');

/** «9–22 de noviembre de 2026», shorter where there is less room or there are two months to name. */
export const stretchText = (days: string[], language: Language) => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const month = days.length < 10 || first.slice(0, 7) !== last.slice(0, 7) ? 'short' : 'long';
  return format(language, { day: 'numeric', month, year: 'numeric' }).formatRange(new Date(first), new Date(last));
};

export const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
