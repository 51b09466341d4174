/** Chance that falls the same way every time, so that two demos are alike. */
export const chanceFrom = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 up to, not including, 1. */
    next,
    /** A whole number, both ends included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    one: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
  };
};
export type Chance = ReturnType<typeof chanceFrom>;
