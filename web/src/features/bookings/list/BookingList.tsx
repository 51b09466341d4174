import { allows } from '@llave/contract/access';
import { type Booking, type BookingStatus, createBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { IconCalendarEvent, IconKey, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortDay } from '../../../lib/time/madrid.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { NumberPlate } from '../../../ui/signs/NumberPlate.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatch } from '../../../ui/states/NoMatch.tsx';
import { CardList } from '../../../ui/tables/CardList.tsx';
import { useBookings } from '../api.ts';
import { customerOf } from '../booking-words.ts';
import { Recordings } from '../detail/Recordings.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { toneOf } from '../tones.ts';
import classes from './BookingList.module.css';
import type { Shown } from './BookingsHead.tsx';

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
  return (
    <CardList
      list={list}
      noun="bookings"
      className={classes.cards}
      height={240}
      empty={<NoBookings q={q} status={status} showAll={showAll} add={add} />}
    >
      {(booking) => <BookingCard booking={booking} manages={manages} />}
    </CardList>
  );
};

type NoBookingsProps = { q: string; status: BookingStatus | undefined; showAll: () => void; add: ReactNode };

const NoBookings = ({ q, status, showAll, add }: NoBookingsProps) => {
  const { t } = useTranslation();
  if (!q && !status)
    return (
      <EmptyState icon={<IconCalendarEvent size={36} />} title={t('bookings.empty')} lead={t('bookings.emptyLead')}>
        {add}
      </EmptyState>
    );
  if (q) return <NoMatch noun="bookings" q={q} showAll={showAll} />;
  return (
    <EmptyState
      icon={<IconCalendarEvent size={36} />}
      title={t('bookings.emptyStatus')}
      lead={t('bookings.emptyStatusLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('bookings.showAll')}
      </Button>
    </EmptyState>
  );
};

type BookingCardProps = { booking: Booking; manages: boolean };

/** One booking in the list: who, which vehicle, when, and how far it has come. */
const BookingCard = ({ booking, manages }: BookingCardProps) => {
  const { t } = useTranslation();
  const now = useNow();
  const { id, status, customer, bookingInfo, vehicle, lookerInfo, returnInfo } = booking;
  const number = bookingInfo.bookingNumber;
  const waits = status === 'Pendiente de revision';
  const act = waits && manages ? 'inspect' : 'see';
  const [from, to] = [shortDay(bookingInfo.dateFrom), shortDay(bookingInfo.dateTo)];
  return (
    <article className={classes.card} data-tone={toneOf(booking, now)} aria-label={t('bookings.name', { number })}>
      <div className={classes.head}>
        <StatusChip booking={booking} />
        <span className={classes.number}>{number}</span>
      </div>
      <div className={classes.customer}>
        <h2>{customerOf(t, booking)}</h2>
        {customer.email && (
          <p>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </p>
        )}
      </div>
      <div className={classes.vehicle}>
        <NumberPlate>{vehicle.numberPlate}</NumberPlate>
        <span>{`${vehicle.brand} ${vehicle.model}`}</span>
      </div>
      <p className={classes.fact}>
        <IconCalendarEvent size={20} stroke={1.8} />
        {t('bookings.period', { from, to })}
      </p>
      {lookerInfo && (
        <p className={classes.fact}>
          <IconKey size={20} stroke={1.8} />
          {t('bookings.keyIn', { number: lookerInfo.identifierValue })}
        </p>
      )}
      {waits && returnInfo && <Recordings returnInfo={returnInfo} number={number} />}
      <div className={classes.act}>
        <ButtonLink
          to="/dashboard/booking/$bookingId"
          params={{ bookingId: id }}
          variant={act === 'inspect' ? 'filled' : 'light'}
          fullWidth
          aria-label={t(`bookings.${act}Of`, { number })}
        >
          {t(`bookings.${act}`)}
        </ButtonLink>
      </div>
    </article>
  );
};
