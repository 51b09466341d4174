import { type Booking, listBookings } from '@llave/contract/bookings';
import type { Page } from '@llave/contract/pages';
import { listVehicles } from '@llave/contract/vehicles';
import { queryOptions } from '@tanstack/react-query';
import { callPage } from '../../../lib/calls/call.ts';
import { queries } from '../../../lib/calls/queries.ts';
import type { Stretch } from './moving/stretch.ts';

const limit = 500;
const inStretch = ['booking', 'list', 'stretch'];

/** All bookings that touch the days in sight. */
export const bookingsIn = (accountId: string, { edges }: Stretch) => {
  const [from, to] = [edges[0], edges.at(-1)].map((edge) => new Date(edge ?? 0).toISOString());
  return queryOptions({
    queryKey: [...inStretch, accountId, from, to],
    queryFn: ({ signal }) =>
      everyPage((cursor) =>
        callPage(listBookings, { params: { accountId }, query: { from, to, limit, cursor } }, { signal }),
      ),
    meta: { shows: ['vehicle', 'locker'] },
  });
};

/** All vehicles by plate. */
export const everyVehicle = (accountId: string) =>
  queryOptions({
    queryKey: ['vehicle', 'every', accountId],
    queryFn: ({ signal }) =>
      everyPage((cursor) => callPage(listVehicles, { params: { accountId }, query: { limit, cursor } }, { signal })),
  });

/** Shows a booking as it is now, until the days in sight are read again. */
export const showBooking = (booking: Booking) =>
  queries.setQueriesData<Booking[]>({ queryKey: inStretch }, (list) =>
    list?.map((known) => (known.id === booking.id ? booking : known)),
  );

const everyPage = async <T>(read: (cursor: string | undefined) => Promise<Page<T>>, cursor?: string): Promise<T[]> => {
  const { items, next } = await read(cursor);
  return next ? [...items, ...(await everyPage(read, next))] : items;
};
