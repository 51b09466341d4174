import { allows } from '@llave/contract/access';
import { type BookingStatus, bookingStatuses, createBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { FilterPills } from '../../ui/FilterPills.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useBookings } from './api.ts';
import { BookingCard } from './BookingCard.tsx';
import classes from './BookingList.module.css';
import { NoBookings } from './NoBookings.tsx';
import { tones } from './tones.ts';

type Shown = { q: string; status: BookingStatus | undefined };
type Props = Shown & { me: User; show: (shown: Shown) => void };

/** Who takes which vehicle and when, those that begin last first. */
export const BookingList = ({ me, q, status, show }: Props) => {
  const { t } = useTranslation();
  const list = useBookings(me.accountId, q, status);
  usePageTitle(t('bookings.title'));

  const manages = allows(createBooking.access, me);
  const add = manages && (
    <ButtonLink to="/dashboard/booking" color="yellow" leftSection={<IconPlus size={20} />}>
      {t('bookings.add')}
    </ButtonLink>
  );
  const count = list.items?.length ?? 0;
  return (
    <>
      <PageHead title={t('bookings.title')} lead={t('bookings.lead')}>
        {add}
      </PageHead>
      <div className={classes.tools}>
        <SearchField label={t('bookings.search')} value={q} onSearch={(words) => show({ q: words, status })} />
        <FilterPills<BookingStatus | 'all'>
          label={t('bookings.which')}
          value={status ?? 'all'}
          onChange={(chosen) => show({ q, status: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all', label: t('bookings.all') },
            ...bookingStatuses.map((value) => ({ value, label: t(`bookings.status.${value}`), tone: tones[value] })),
          ]}
        />
      </div>
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'bookings.countMore' : 'bookings.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="bookings.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={240} />}
        empty={<NoBookings q={q} status={status} showAll={() => show({ q: '', status: undefined })} add={add} />}
      >
        {(bookings) => (
          <ul className={classes.cards} aria-label={t('bookings.title')}>
            {bookings.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} manages={manages} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
