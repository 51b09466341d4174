import { allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { NewBooking } from './NewBooking.tsx';

export const NewBookingPage = () => {
  const me = useSession()?.user;
  return me && allows(createBooking.access, me) ? <NewBooking me={me} /> : <Forbidden />;
};
