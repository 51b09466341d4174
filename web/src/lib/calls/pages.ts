import type { Page } from '@llave/contract/pages';
import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { queries } from './queries.ts';

type Options<T> = {
  queryKey: QueryKey;
  /** Reads the page that begins at a cursor; without one, the first. */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  enabled?: boolean;
  /** Kinds of things that it shows besides the one that its key begins with. */
  shows?: string[];
  /** Nobody tells live what changes in it. */
  untold?: boolean;
};

/** A page out of sight is not read again with the others: it is `stale` until it is in sight. */
type Loaded<T> = Page<T> & { stale?: boolean };
type Place = { at: number; cursor?: string };

/** A list of more pages is not read again because one comes back to it, if what changes in it is told live. */
const manyPages = 3;
const staleAfter = 60_000;

/** A list that is read page by page; what was found before stays in sight while other words are looked for. */
export const usePages = <T extends { id: string }>({ queryKey, read, enabled = true, shows, untold }: Options<T>) => {
  const inSight = useRef<Set<string>>(undefined);
  const query = useInfiniteQuery({
    ...reading({ queryKey, read }, inSight),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) =>
      !untold && (state.data?.pages.length ?? 0) > manyPages ? Number.POSITIVE_INFINITY : staleAfter,
    enabled,
    meta: { shows },
  });
  // Read while drawing, so that the list is drawn again when a reading ends: who came to its end meanwhile goes on then.
  const { hasNextPage, isFetching, refetch } = query;
  const pages = query.data?.pages;
  const items = useMemo(() => pages && unique(pages), [pages]);
  /** A list that says what is in sight has only those of its pages read again that are. */
  const see = useCallback(
    (seen: { id: string }[]) => {
      inSight.current = new Set(seen.map(({ id }) => id));
      if (pages?.some((page) => page.stale && isIn(inSight.current, page))) void refetch({ cancelRefetch: false });
    },
    [pages, refetch],
  );
  return {
    items,
    see,
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

/** Prefetches the first page, unless the list is loaded: then it is shown as it is and read again where it is seen. */
export const prefetchPages = async <T extends { id: string }>(options: Options<T>) => {
  if (queries.getQueryData(options.queryKey)) return;
  await queries.prefetchInfiniteQuery({ ...reading(options), staleTime: staleAfter });
};

const reading = <T extends { id: string }>(
  { queryKey, read }: Pick<Options<T>, 'queryKey' | 'read'>,
  inSight?: { current: Set<string> | undefined },
) => ({
  queryKey,
  queryFn: ({ pageParam: { at, cursor }, signal }: { pageParam: Place; signal: AbortSignal }): Promise<Loaded<T>> => {
    const loaded = queries.getQueryData<InfiniteData<Loaded<T>>>(queryKey)?.pages[at];
    if (loaded && !isIn(inSight?.current, loaded)) return Promise.resolve({ ...loaded, stale: true });
    return read(cursor, signal);
  },
  initialPageParam: { at: 0 },
  getNextPageParam: ({ next }: Loaded<T>, pages: Loaded<T>[]): Place | undefined =>
    next ? { at: pages.length, cursor: next } : undefined,
});

/** Whether one sees something of the page, as far as it is known what one sees. */
const isIn = <T extends { id: string }>(sight: Set<string> | undefined, { items }: Page<T>) =>
  !sight || items.length === 0 || items.some(({ id }) => sight.has(id));

/** What moved from one page to the next between two readings is shown once. */
const unique = <T extends { id: string }>(pages: Page<T>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];

export type Pages<T extends { id: string }> = ReturnType<typeof usePages<T>>;
