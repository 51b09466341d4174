import type { Language } from '@llave/contract/fields';
import { inMadrid } from '@llave/contract/madrid';

/**
 * Days and hours are written here without Intl: its first format costs a phone more time than drawing the page. What it
 * would have written, and when the clocks change, is what the tests compare with.
 */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

const weekdays: Record<Language, string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const months: Record<Language, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** «nov»; only September keeps a fourth letter. */
const shortMonth = (month: number, language: Language) => months[language][month]?.slice(0, month === 8 ? 4 : 3);

/** «15 nov 2026», of a moment that is to be read as UTC. */
export const dateText = (at: Date, language: Language) =>
  `${at.getUTCDate()} ${shortMonth(at.getUTCMonth(), language)} ${at.getUTCFullYear()}`;

/** «9:40», as it is in Madrid. */
export const clockText = (moment: Date) => inMadrid(moment).toISOString().slice(11, 16).replace(/^0/, '');

/** «domingo», as the day is in Madrid. */
export const weekdayText = (moment: Date, language: Language) => weekdays[language][inMadrid(moment).getUTCDay()] ?? '';

/** «Domingo, 15 de noviembre», as the day is in Madrid. */
export const dayOfWeek = (moment: Date, language: Language) => {
  const weekday = weekdayText(moment, language);
  const [day, month] = [inMadrid(moment).getUTCDate(), months[language][inMadrid(moment).getUTCMonth()]];
  if (language === 'en') return `${weekday} ${day} ${month}`;
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${day} de ${month}`;
};

/** «15 nov 2026, 9:40», as it is in Madrid. */
export const dayAndTime = (timestamp: string, language: Language) => {
  const moment = new Date(timestamp);
  return `${dateText(inMadrid(moment), language)}, ${clockText(moment)}`;
};
