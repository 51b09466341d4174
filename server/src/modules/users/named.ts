/** Somebody as cards and history name them, from a join that may have found nobody. */
export const named = (id: string | null, name: string | null, surname: string | null) =>
  id === null ? null : { id, name: name ?? '', surname: surname ?? '' };
