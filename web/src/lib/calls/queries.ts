import { AppError } from '@llave/contract/errors';
import { type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query';

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

/** Changes are gathered for so long before they are read, and read no more often than this. */
const debounce = 100;
const interval = 1_000;

/** The ids that changed of each kind; without any, too many to be named. */
const changes = new Map<string, string[] | undefined>();
let waiting = false;
let readAt = 0;

/** Something of this kind changed: what shows it is read again, and of single things those that are named. */
export const changed = (kind: string, ids?: string[]) => {
  const earlier = changes.has(kind) ? changes.get(kind) : [];
  changes.set(kind, ids && earlier?.concat(ids));
  if (!waiting) setTimeout(readChanges, Math.max(debounce, readAt + interval - Date.now()));
  waiting = true;
};

const readChanges = () => {
  const gathered = [...changes];
  changes.clear();
  waiting = false;
  readAt = Date.now();
  outdate({ predicate: (query) => gathered.some(([kind, ids]) => isAbout(query, kind, ids)) });
};

const isAbout = ({ queryKey: [noun, part, id], meta }: Query, kind: string, ids: string[] | undefined) =>
  meta?.shows?.includes(kind) === true || (noun === kind && (part !== 'one' || !ids || ids.includes(String(id))));
