import { listAudit } from '@llave/contract/audit';
import { callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import type { Filter } from './filter.ts';

/** What is sent for what is shown; the file is asked for with the same. */
export const askedFor = (accountId: string, { q, ...filter }: Filter) => ({
  params: { accountId },
  query: { ...filter, q: q || undefined },
});

export const useAudit = (accountId: string, filter: Filter) =>
  usePages({
    queryKey: ['audit', 'list', accountId, filter],
    read: (cursor, signal) => {
      const { params, query } = askedFor(accountId, filter);
      return callPage(listAudit, { params, query: { ...query, cursor } }, { signal });
    },
  });
