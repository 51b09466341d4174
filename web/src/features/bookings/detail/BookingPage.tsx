import { allows } from '@llave/contract/access';
import { getBooking } from '@llave/contract/bookings';
import type { AppError } from '@llave/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../../ui/states/RowsSkeleton.tsx';
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
  if (isGone(booking.error))
    return (
      <MessagePage title={t('bookings.gone')} lead={t('bookings.goneLead')}>
        <ButtonLink to="/dashboard/bookings">{t('bookings.return')}</ButtonLink>
      </MessagePage>
    );

  return (
    <>
      <BackLink to="/dashboard/bookings" search={lastShown()}>
        {t('bookings.return')}
      </BackLink>
      {booking.isError ? (
        <ErrorState error={booking.error} fallback="bookings.failedOne" retry={booking.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
};

/** A name that cannot be one is as good as none. */
const isGone = (error: unknown) => ['notFound', 'invalid'].includes((error as AppError | null)?.code ?? '');
