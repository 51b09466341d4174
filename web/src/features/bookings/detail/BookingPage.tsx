import { allows } from '@llave/contract/access';
import { getBooking } from '@llave/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { MissingRecord } from '../../../ui/states/MissingRecord.tsx';
import { bookingQuery } from '../api.ts';
import { lastShown } from '../last-shown.ts';
import { BookingDetail } from './BookingDetail.tsx';

const route = getRouteApi('/dashboard/booking/$bookingId');

export const BookingPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { bookingId } = route.useParams();
  const may = me !== undefined && allows(getBooking.access, me);
  const booking = useQuery({ ...bookingQuery(bookingId), enabled: may });
  const number = booking.data?.bookingInfo.bookingNumber;
  usePageTitle(number ? t('bookings.name', { number }) : t('bookings.title'));
  if (!may) return <Forbidden />;
  if (booking.data) return <BookingDetail key={bookingId} booking={booking.data} me={me} />;

  return (
    <MissingRecord
      noun="bookings"
      query={booking}
      to="/dashboard/bookings"
      back={
        <BackLink to="/dashboard/bookings" search={lastShown()}>
          {t('bookings.return')}
        </BackLink>
      }
    />
  );
};
