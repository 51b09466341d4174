import * as calls from '@llave/contract/bookings';
import { route } from '../../http/route.ts';
import { slowConfirmations, slowLinks } from './budgets.ts';
import { cancel, change, create, review, sendLink, setLocker, takeBack } from './commands.ts';
import { list, read } from './queries.ts';

export const bookingRoutes = [
  route(calls.listBookings, list),
  route(calls.getBooking, read),
  route(calls.createBooking, create, slowConfirmations),
  route(calls.changeBooking, change),
  route(calls.cancelBooking, cancel),
  route(calls.setBookingLocker, setLocker),
  route(calls.sendBookingLink, sendLink, slowLinks),
  route(calls.reviewBooking, review),
  route(calls.takeBackBooking, takeBack),
];
