import { AppError } from '@llave/contract/errors';
import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Calls already retry what a network loses, and live events say what is out of date. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 1 && !(error instanceof AppError), staleTime: 60_000 },
  },
});

declare module '@tanstack/react-query' {
  interface Register {
    /** Kinds of things that a query shows besides the one that its key begins with. */
    queryMeta: { shows?: string[] };
  }
}

/**
 * Has what is out of date read again. What is on its way for the first time is not stopped by that and may have been read
 * before the change, so it is read once more when it is here.
 */
export const outdate = (filters: InvalidateQueryFilters = {}) => {
  const first = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queries.invalidateQueries(filters);
  for (const { promise, queryKey } of first)
    promise?.then(
      () => queries.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
};
