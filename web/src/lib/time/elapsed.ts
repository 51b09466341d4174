/** Whole seconds from one moment to another, in milliseconds both; a clock that was set back adds nothing. */
export const secondsBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 1000));

/** As it is shown: `3 min 20 s` is 3 minutes and 20 seconds. */
export const minutesAndSeconds = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
