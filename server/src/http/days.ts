const madrid = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** Which day it is in Madrid, as YYYY-MM-DD. */
export const madridDay = (time: Date) => madrid.format(time);
