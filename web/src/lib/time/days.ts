import type { Language } from '@llave/contract/fields';
import { madridDay } from '@llave/contract/madrid';
import { dateText } from './dates.ts';

/** A day without an hour, as the contract writes it: 2026-11-15. */
type Day = string;

/** The day that it is in Madrid. */
export const today = (now = new Date()): Day => madridDay(now);

/** Some days later, or earlier. */
export const addDays = (day: Day, days: number): Day => {
  const date = new Date(day);
  return new Date(date.setUTCDate(date.getUTCDate() + days)).toISOString().slice(0, 10);
};

/** The same day some months later, or that month's last where it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(last.setUTCDate(Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
};

/** «15 nov 2026». */
export const dayText = (day: Day, language: Language) => dateText(new Date(day), language);

/** 15/11/2026, in both languages. */
export const numericDay = (day: Day) => day.split('-').reverse().join('/');
