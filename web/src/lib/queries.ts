import { AppError } from '@llave/contract/errors';
import { QueryClient } from '@tanstack/react-query';

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
