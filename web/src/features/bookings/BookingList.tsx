import { allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { useBookings } from './api.ts';
import { BookingCard } from './BookingCard.tsx';
import classes from './BookingList.module.css';
import type { Shown } from './BookingsHead.tsx';
import { NoBookings } from './NoBookings.tsx';

type Props = Shown & { me: User; showAll: () => void };

/** Who takes which vehicle and when, those that begin last first. */
export const BookingList = ({ me, q, status, showAll }: Props) => {
  const { t } = useTranslation();
  const list = useBookings(me.accountId, q, status);
  const manages = allows(createBooking.access, me);
  const add = manages && (
    <ButtonLink to="/dashboard/booking" variant="accent" leftSection={<IconPlus size={20} />}>
      {t('bookings.add')}
    </ButtonLink>
  );
  const count = list.items?.length ?? 0;
  return (
    <>
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'bookings.countMore' : 'bookings.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="bookings.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={240} />}
        empty={<NoBookings q={q} status={status} showAll={showAll} add={add} />}
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
