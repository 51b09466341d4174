import {
  type CheckIn,
  closeCheckIn,
  confirmCheckInKey,
  getCheckIn,
  listCheckIns,
  takeCheckInKey,
} from '@llave/contract/check-ins';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';
import type { Filter } from './filter.ts';

export const useCheckIns = (accountId: string, { q, ...filter }: Filter) =>
  usePages({
    queryKey: ['checkIn', 'list', accountId, q, filter],
    read: (cursor, signal) =>
      callPage(listCheckIns, { params: { accountId }, query: { ...filter, q: q || undefined, cursor } }, { signal }),
    shows: ['locker'],
  });

export const checkInQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkIn', 'one', id],
    queryFn: ({ signal }) => call(getCheckIn, { params: { id } }, { signal }),
    meta: { shows: ['locker'] },
  });

export const takeKey = async ({ id }: CheckIn) => known(await call(takeCheckInKey, { params: { id } }));

export const confirmKey = async ({ id }: CheckIn) => known(await call(confirmCheckInKey, { params: { id } }));

export const close = async ({ id }: CheckIn, note: string) =>
  known(await call(closeCheckIn, { params: { id }, body: { note } }));

const known = (checkIn: CheckIn) => {
  queries.setQueryData(checkInQuery(checkIn.id).queryKey, checkIn);
  void queries.invalidateQueries({ queryKey: ['checkIn', 'list'] });
  void queries.invalidateQueries({ queryKey: ['locker'] });
  return checkIn;
};
