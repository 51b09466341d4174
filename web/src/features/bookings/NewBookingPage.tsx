import { allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { NewBooking } from './NewBooking.tsx';

const route = getRouteApi('/dashboard/booking');

export const NewBookingPage = () => {
  const me = useSession()?.user;
  const wish = route.useSearch();
  return me && allows(createBooking.access, me) ? <NewBooking me={me} wish={wish} /> : <Forbidden />;
};
