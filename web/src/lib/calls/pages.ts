import type { Page } from '@llave/contract/pages';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from './queries.ts';

type Options<T> = {
  queryKey: QueryKey;
  /** Reads the part that begins at a cursor; without one, the first. */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  enabled?: boolean;
  /** Kinds of things that it shows besides the one that its key begins with. */
  shows?: string[];
  /** Nobody tells live what changes in it. */
  untold?: boolean;
};

/** A list of more parts is not read again because one comes back to it, if what changes in it is told live. */
const manyPages = 3;
const staleAfter = 60_000;

/** A list that is read part by part; what was found before stays in sight while other words are looked for. */
export const usePages = <T extends { id: string }>({ queryKey, read, enabled = true, shows, untold }: Options<T>) => {
  const query = useInfiniteQuery({
    ...reading({ queryKey, read }),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) =>
      !untold && (state.data?.pages.length ?? 0) > manyPages ? Number.POSITIVE_INFINITY : staleAfter,
    enabled,
    meta: { shows },
  });
  // Read while drawing, so that the list is drawn again when a reading ends: who came to its end meanwhile goes on then.
  const { hasNextPage, isFetching } = query;
  const items = useMemo(() => query.data && unique(query.data.pages), [query.data]);
  return {
    items,
    error: query.error,
    searching: query.isPlaceholderData,
    more: hasNextPage,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    retry: () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};

/** Has the first part on its way before the page that shows it is there. */
export const prefetchPages = <T>(options: Options<T>) =>
  queries.prefetchInfiniteQuery({ ...reading(options), staleTime: staleAfter });

const reading = <T>({ queryKey, read }: Pick<Options<T>, 'queryKey' | 'read'>) => ({
  queryKey,
  queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => read(pageParam, signal),
  initialPageParam: undefined as string | undefined,
});

/** What moved from one part to the next between two readings is shown once. */
const unique = <T extends { id: string }>(pages: Page<T>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

export type Pages<T extends { id: string }> = ReturnType<typeof usePages<T>>;
