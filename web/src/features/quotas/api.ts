import { getUse } from '@llave/contract/quotas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

export const quotaQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['use', accountId],
    queryFn: ({ signal }) => call(getUse, { params: { accountId } }, { signal }),
  });
