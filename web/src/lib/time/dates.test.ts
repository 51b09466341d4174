import type { Language } from '@llave/contract/fields';
import { inMadrid } from '@llave/contract/madrid';
import { expect, test } from 'vitest';
import { clockText, dayAndTime, dayOfWeek, locales, weekdayText } from './dates.ts';
import { dayText } from './days.ts';

const timeZone = 'Europe/Madrid';
const languages: Language[] = ['es', 'en'];
const hour = 3_600_000;

const asIntl = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).format(moment);

test('clocks go as those of Madrid do, in every hour of half a century', () => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [from, to] = [Date.UTC(1996, 0), Date.UTC(2046, 0)];
  for (let at = from; at < to; at += hour) {
    const moment = new Date(at);
    const written = inMadrid(moment).toISOString().slice(0, 16).replace('T', ' ');
    if (written !== wall.format(moment)) expect(written).toBe(wall.format(moment));
  }
});

test('days and hours are written as the browser would, on every day of a year', () => {
  for (let at = Date.UTC(2026, 0, 1, 0, 5); at < Date.UTC(2027, 0); at += 25 * hour)
    for (const language of languages) {
      const moment = new Date(at);
      const clock = { hour: 'numeric', minute: '2-digit' } as const;
      const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
      expect(clockText(moment)).toBe(asIntl(moment, language, clock));
      expect(weekdayText(moment, language)).toBe(asIntl(moment, language, { weekday: 'long' }));
      expect(dayAndTime(moment.toISOString(), language)).toBe(asIntl(moment, language, { ...day, ...clock }));
      expect(dayText(moment.toISOString().slice(0, 10), language)).toBe(
        asIntl(moment, language, { ...day, timeZone: 'UTC' }),
      );
      const long = asIntl(moment, language, { weekday: 'long', day: 'numeric', month: 'long' });
      expect(dayOfWeek(moment, language)).toBe(long.charAt(0).toUpperCase() + long.slice(1));
    }
});
