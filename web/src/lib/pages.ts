import type { Page } from '@llave/contract/pages';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

type Options<T> = {
  queryKey: QueryKey;
  /** Reads the part that begins at a cursor; without one, the first. */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  enabled?: boolean;
};

/** A list that is read part by part; what was found before stays in sight while other words are looked for. */
export const usePages = <T>({ queryKey, read, enabled = true }: Options<T>) => {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled,
  });
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data]);
  return {
    items,
    error: query.error,
    searching: query.isPlaceholderData,
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};

export type Pages<T> = ReturnType<typeof usePages<T>>;
