type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** What is there with a change laid over it: what the change does not say stays as it was. */
export const withChanges = <T extends object>(was: T, changes: Changes<T> | null | undefined): T => ({
  ...was,
  ...Object.fromEntries(Object.entries(changes ?? {}).filter(([name, value]) => name in was && value !== undefined)),
});

/** Of the names by which a caller may mean one file, the one that is another than before; none is a change too. */
export const changedFile = <T extends string | null>(was: T, ...named: (T | null | undefined)[]): T | null => {
  const others = named.filter((name) => name !== undefined && name !== was);
  return others.length > 0 ? (others[0] as T | null) : was;
};
