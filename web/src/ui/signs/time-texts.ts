import type { Language } from '@llave/contract/fields';
import type { Translate } from '../../i18n/translation.ts';
import { clockText, weekdayText } from '../../lib/time/dates.ts';
import { dayText, today } from '../../lib/time/days.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Since when, the way one says it: minutes, a few hours, the hour of today, yesterday, a day of this week, a date. */
export const sinceText = (t: Translate, language: Language, moment: string, now: Date) => {
  const then = new Date(moment);
  const passed = now.getTime() - then.getTime();
  if (passed < minute) return t('times.sinceNow');
  if (passed < hour) return t('times.sinceMinutes', { count: Math.floor(passed / minute) });
  const days = daysBetween(today(then), today(now));
  if (days === 0 && passed < 4 * hour) return t('times.sinceHours', { count: Math.floor(passed / hour) });
  if (days === 0) return sinceClock(t, then);
  if (days === 1) return t('times.sinceYesterday');
  return t('times.sinceDay', { day: days < 7 ? weekdayText(then, language) : dayText(today(then), language) });
};

/** «hoy», «ayer», «lunes», «3 nov 2026». */
export const whenText = (t: Translate, language: Language, moment: string, now: Date) => {
  const then = new Date(moment);
  const days = daysBetween(today(then), today(now));
  if (days <= 0) return t('times.today');
  if (days === 1) return t('times.yesterday');
  return days < 7 ? weekdayText(then, language) : dayText(today(then), language);
};

/** When something falls due: «hoy», «en 12 días», «hace 3 días». */
export const dueText = (t: Translate, day: string, now: Date) => {
  const days = daysBetween(today(now), day);
  if (days === 0) return t('times.dueToday');
  return t(days > 0 ? 'times.dueIn' : 'times.overdue', { count: Math.abs(days) });
};

/** How late somebody is, in the largest unit that says it: minutes, hours up to two days, days. */
export const lateText = (t: Translate, moment: string, now: Date) => {
  const passed = now.getTime() - Date.parse(moment);
  if (passed < hour) return t('times.late.minutes', { count: Math.max(1, Math.floor(passed / minute)) });
  if (passed < 48 * hour) return t('times.late.hours', { count: Math.floor(passed / hour) });
  return t('times.late.days', { count: Math.floor(passed / (24 * hour)) });
};

/** How many days from one day to another, both written as 2026-11-15. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour));

const sinceClock = (t: Translate, then: Date) => {
  const time = clockText(then);
  return t('times.sinceClock', { time, count: Number.parseInt(time, 10) });
};
