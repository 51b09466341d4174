import { dismissNotice, listNotices, type Notice } from '@llave/contract/notices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queries } from '../../lib/calls/queries.ts';

export const noticesQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['notice', 'list', accountId],
    queryFn: ({ signal }) => call(listNotices, { params: { accountId } }, { signal }),
  });

/** It goes from the screen at once, and comes back when the server could not be told. */
export const dismiss = async (accountId: string, { id }: Notice) => {
  const { queryKey } = noticesQuery(accountId);
  queries.setQueryData(queryKey, (list) => list?.filter((notice) => notice.id !== id));
  try {
    await call(dismissNotice, { params: { id } });
  } finally {
    void queries.invalidateQueries({ queryKey });
  }
};
