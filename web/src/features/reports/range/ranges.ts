import { type Range, range as wholeDays } from '@llave/contract/reports';
import { addDays, addMonths } from '../../../lib/time/days.ts';
import type { Search } from '../address.ts';

/** The ranges that one asks for most, in whole days of Madrid, both ends included. */
export const quickNames = ['last7', 'last30', 'thisMonth', 'lastMonth', 'last3Months', 'thisYear'] as const;
export type Quick = (typeof quickNames)[number];

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

export const quickRanges = (today: string): Record<Quick, Range> => {
  const month = firstOfMonth(today);
  return {
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: month, to: today },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
    last3Months: { from: addDays(addMonths(today, -3), 1), to: today },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
};

/** Which of them it is, if it is one. On the days when two are the same, the first. */
export const quickOf = ({ from, to }: Range, today: string): Quick | null => {
  const ranges = quickRanges(today);
  return quickNames.find((name) => ranges[name].from === from && ranges[name].to === to) ?? null;
};

/** The days that the address names, or the last thirty; `problem` is the rule that they break. */
export const rangeOf = ({ from, to }: Search, today: string): { range: Range; problem: string | undefined } => {
  const usual = quickRanges(today).last30;
  const range = { from: from ?? usual.from, to: to ?? usual.to };
  return { range, problem: problemOf(range) };
};

export const problemOf = (range: Range) => wholeDays.safeParse(range).error?.issues[0]?.message;

/** Whether a day is typed to its end: until then, nothing is asked and nothing is refused. */
export const isWhole = (day: string) => problemOf({ from: day, to: day }) === undefined;
