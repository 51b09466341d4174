const hour = 3_600_000;

/** The moment as the clocks of Madrid show it, to be read as if it were UTC. */
export const inMadrid = (moment: Date) => new Date(moment.getTime() + (isSummer(moment) ? 2 : 1) * hour);

/** Which day it is in Madrid, as YYYY-MM-DD. */
export const madridDay = (moment: Date) => inMadrid(moment).toISOString().slice(0, 10);

/**
 * The moment at which the clocks of Madrid show this date and time. Of an hour that comes twice the first is meant, and one
 * that is skipped is an hour later, as the clocks go.
 */
export const fromMadrid = (wall: string): Date => {
  const time = Date.parse(`${wall}Z`);
  const summer = new Date(time - 2 * hour);
  return inMadrid(summer).getTime() === time ? summer : new Date(time - hour);
};

/** The Union's rule: from the last Sunday of March to that of October, both at 1:00 UTC. */
const isSummer = (moment: Date) => {
  const year = moment.getUTCFullYear();
  return moment.getTime() >= lastSunday(year, 2) && moment.getTime() < lastSunday(year, 9);
};

const lastSunday = (year: number, month: number) => {
  const day = new Date(Date.UTC(year, month + 1, 0, 1));
  return day.setUTCDate(day.getUTCDate() - day.getUTCDay());
};
