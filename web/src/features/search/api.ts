import { searchAll, shortestSearch } from '@llave/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** What has these words; a question that is no longer asked is taken back. */
export const searchQuery = (accountId: string, q: string) =>
  queryOptions({
    queryKey: ['search', accountId, q],
    queryFn: ({ signal }) => call(searchAll, { params: { accountId }, query: { q } }, { signal }),
    enabled: q.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
    retry: false,
  });
