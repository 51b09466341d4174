import {
  type Booking,
  type BookingForm,
  type BookingStatus,
  cancelBooking,
  changeBooking,
  createBooking,
  getBooking,
  listBookings,
  reviewBooking,
  sendBookingLink,
  setBookingLocker,
  takeBackBooking,
} from '@llave/contract/bookings';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';

export const useBookings = (accountId: string, q: string, status: BookingStatus | undefined) =>
  usePages({
    queryKey: ['booking', 'list', accountId, q, status],
    read: (cursor, signal) =>
      callPage(listBookings, { params: { accountId }, query: { q: q || undefined, status, cursor } }, { signal }),
    shows: ['vehicle', 'locker'],
  });

/** All bookings that a vehicle has had and has, the last one first. */
export const useVehicleBookings = (accountId: string, vehicleId: string) =>
  usePages({
    queryKey: ['booking', 'list', accountId, 'vehicle', vehicleId],
    read: (cursor, signal) =>
      callPage(listBookings, { params: { accountId }, query: { vehicleId, cursor, limit: 20 } }, { signal }),
    shows: ['vehicle'],
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'one', id],
    queryFn: ({ signal }) => call(getBooking, { params: { id } }, { signal }),
    meta: { shows: ['vehicle', 'locker'] },
  });

export const addBooking = async (form: BookingForm) => known(await call(createBooking, { body: form }));

export const saveBooking = async (id: string, form: BookingForm, version: number) =>
  known(await call(changeBooking, { body: { ...form, id, version } }));

export const cancel = async ({ id }: Booking) => known(await call(cancelBooking, { params: { id } }));

/** Of several who want one locker one gets it; for the others the lockers are read again. */
export const setLocker = async ({ id }: Booking, lockerId: string | null) => {
  try {
    return known(await call(setBookingLocker, { params: { bookingId: id }, body: { lockerId } }));
  } finally {
    void queries.invalidateQueries({ queryKey: ['locker'] });
  }
};

export const sendLink = ({ id }: Booking) => call(sendBookingLink, { params: { id } });

export const review = async ({ id }: Booking, form: { kilometers: number; note: string }) =>
  known(await call(reviewBooking, { params: { id }, body: form }));

export const takeBack = async ({ id }: Booking, form: { kilometers: number; note: string }) =>
  known(await call(takeBackBooking, { params: { id }, body: form }));

const known = (booking: Booking) => {
  queries.setQueryData(bookingQuery(booking.id).queryKey, booking);
  void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
  void queries.invalidateQueries({ queryKey: ['vehicle'] });
  return booking;
};
