import { allows } from '@llave/contract/access';
import { bookingStatuses, listBookings } from '@llave/contract/bookings';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Forbidden } from '../../../ui/states/Forbidden.tsx';
import { rememberShown } from '../last-shown.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { BookingList } from './BookingList.tsx';
import { BookingsHead, type Shown } from './BookingsHead.tsx';

const route = getRouteApi('/dashboard/bookings');

export const BookingsPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(t('bookings.title'));
  useEffect(() => rememberShown(search), [search]);
  if (!me || !allows(listBookings.access, me)) return <Forbidden />;

  const { q = '', view, from } = search;
  const status = bookingStatuses.find((known) => known === search.status);
  const byDays = view === 'timeline';
  const show = (next: Partial<Shown> & { from?: string | undefined }) =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const showAll = () => show({ q: '', status: undefined });
  return (
    <>
      <BookingsHead me={me} q={q} status={status} byDays={byDays} show={show} />
      {byDays ? (
        <Timeline me={me} wanted={{ q, status }} from={from} show={(day) => show({ from: day })} showAll={showAll} />
      ) : (
        <BookingList me={me} q={q} status={status} showAll={showAll} />
      )}
    </>
  );
};
