import { allows } from '@llave/contract/access';
import { bookingStatuses, listBookings } from '@llave/contract/bookings';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { BookingList } from './BookingList.tsx';

const route = getRouteApi('/dashboard/bookings');

export const BookingsPage = () => {
  const me = useSession()?.user;
  const { q = '', status } = route.useSearch();
  const navigate = route.useNavigate();
  if (!me || !allows(listBookings.access, me)) return <Forbidden />;

  return (
    <BookingList
      me={me}
      q={q}
      status={bookingStatuses.find((known) => known === status)}
      show={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};
