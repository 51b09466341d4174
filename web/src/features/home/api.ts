import { getToday } from '@llave/contract/today';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** Read again when anything changes that is on it. */
export const todayQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['today', accountId],
    queryFn: ({ signal }) => call(getToday, { params: { accountId } }, { signal }),
    meta: { shows: ['booking', 'locker', 'vehicle', 'checkIn', 'fieldIncident', 'incident', 'tool', 'toolCategory'] },
  });
