/** How many cards are seen at once: one on a phone, two on a tablet, three on a desk. */
export const breakpoints = [
  { query: '(min-width: 1100px)', count: 3 },
  { query: '(min-width: 680px)', count: 2 },
] as const;

export const countFor = (matches: (query: string) => boolean) =>
  breakpoints.find(({ query }) => matches(query))?.count ?? 1;

/** The cards seen when `first` is at the left; behind the last comes the first again. */
export const windowOf = <T>(all: readonly T[], first: number, count: number): { item: T; place: number }[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => (first + index) % all.length).flatMap((at) => {
    const item = all[at];
    return item === undefined ? [] : [{ item, place: at + 1 }];
  });

/** Where one more or one fewer leads, round and round. */
export const moved = (first: number, by: number, total: number) => (((first + by) % total) + total) % total;

/** A finger that went far enough sideways turns the page; nothing otherwise. */
export const swipeOf = (from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < 40 || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
};
