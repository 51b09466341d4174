import type { Booking } from '@llave/contract/bookings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addDays } from '../../../lib/days.ts';
import { queries } from '../../../lib/queries.ts';
import { bookingsIn, everyVehicle } from './api.ts';
import { rowsOf, type Wanted } from './rows.ts';
import { type Stretch, stepOf, stretchOf } from './stretch.ts';
import type { Wish } from './use-sending.ts';

type Options = {
  accountId: string;
  stretch: Stretch;
  known: boolean;
  dayWidth: number;
  wanted: Wanted;
  underway: Wish[];
};

const leastBar = 30;

/** The vehicles and their bookings in the days in sight; what is on its way to the server stands where it was put. */
export const useRows = ({ accountId, stretch, known, dayWidth, wanted: { q, status }, underway }: Options) => {
  const vehicles = useQuery(everyVehicle(accountId));
  const bookings = useQuery({ ...bookingsIn(accountId, stretch), enabled: known, placeholderData: keepPreviousData });
  useNeighbours(accountId, stretch, bookings.isSuccess);

  const shown = useMemo(() => bookings.data?.map((booking) => asPut(booking, underway)), [bookings.data, underway]);
  const rows = useMemo(() => {
    const least = leastBar / dayWidth;
    return vehicles.data && shown
      ? rowsOf({ vehicles: vehicles.data, bookings: shown, stretch, wanted: { q, status }, least })
      : undefined;
  }, [vehicles.data, shown, stretch, q, status, dayWidth]);

  return {
    rows,
    bookings: shown ?? [],
    busy: bookings.isPlaceholderData,
    error: vehicles.error ?? bookings.error,
    retry: () => Promise.all([vehicles.refetch(), bookings.refetch()]),
  };
};

const asPut = (booking: Booking, underway: Wish[]) => {
  const wish = underway.find((one) => one.booking.id === booking.id);
  return wish ? { ...booking, bookingInfo: { ...booking.bookingInfo, ...wish.times } } : booking;
};

/** Reads the days on both sides ahead, so that they are there when one turns to them. */
const useNeighbours = (accountId: string, { days }: Stretch, ready: boolean) => {
  const [first = '', count] = [days[0], days.length];
  useEffect(() => {
    if (!ready) return;
    for (const by of [-1, 1])
      void queries.prefetchQuery(bookingsIn(accountId, stretchOf(addDays(first, by * stepOf(count)), count)));
  }, [accountId, first, count, ready]);
};
