import type { Calendar } from '../calendar.ts';

/** «12@9.5» is half past nine twelve working days ago, «3h» three hours ago. */
export const momentOf = (text: string, { ago, at, hoursAgo }: Calendar): Date => {
  const [days, hour] = text.split('@');
  return hour ? at(ago(Number(days)), Number(hour)) : hoursAgo(Number.parseFloat(text));
};

/** The afternoon that many working days later. */
export const endOf = (text: string, later: number, { ago, at }: Calendar): Date =>
  at(ago(Number(text.split('@')[0]) - later), 17.75);
