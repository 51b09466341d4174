import type { Booking } from '@llave/contract/bookings';
import { smallPicture } from '@llave/contract/picture-address';
import { IconCar, IconFileText, IconGauge } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { kilometersText } from '../../lib/text/kilometers.ts';
import { shortDayAndTime } from '../../lib/time/madrid.ts';
import { useNow } from '../../lib/time/now.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Picture } from '../../ui/signs/Picture.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { PagedList } from '../../ui/tables/PagedList.tsx';
import { useVehicleBookings } from './api.ts';
import { customerOf } from './booking-words.ts';
import { StatusChip } from './StatusChip.tsx';
import classes from './VehicleBookingsCard.module.css';

/** A vehicle's life: who had it and has it, who is next, how far it went, what was signed and how it came back. */
export const VehicleBookingsCard = ({ accountId, vehicleId }: { accountId: string; vehicleId: string }) => {
  const { t } = useTranslation();
  const list = useVehicleBookings(accountId, vehicleId);
  const next = useNext(list.items);
  return (
    <Panel title={t('vehicles.life.title')} lead={t('vehicles.life.lead')}>
      <PagedList
        list={list}
        failed="bookings.failed"
        skeleton={<RowsSkeleton />}
        empty={<p className={classes.none}>{t('vehicles.life.none')}</p>}
      >
        {(bookings) => (
          <ul className={classes.list}>
            {bookings.map((booking) => (
              <li key={booking.id} className={classes.row} data-next={booking.id === next?.id || undefined}>
                <Picture
                  url={booking.returnInfo?.cockpitUrl && smallPicture(booking.returnInfo.cockpitUrl)}
                  alt=""
                  className={classes.picture}
                  placeholder={<IconCar size={24} stroke={1.5} />}
                  lazy
                />
                <BookingWords booking={booking} isNext={booking.id === next?.id} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
};

const papers = ['checkIn', 'return'] as const;

const BookingWords = ({ booking, isNext }: { booking: Booking; isNext: boolean }) => {
  const { t, language } = useTranslation();
  const { id, bookingInfo, review, documents } = booking;
  const [from, to] = [shortDayAndTime(bookingInfo.dateFrom), shortDayAndTime(bookingInfo.dateTo)];
  return (
    <div className={classes.words}>
      <div className={classes.head}>
        <Link to="/dashboard/booking/$bookingId" params={{ bookingId: id }}>
          {customerOf(t, booking)}
        </Link>
        <StatusChip booking={booking} />
      </div>
      <p className={classes.period}>
        {isNext && <strong>{t('vehicles.life.next')}</strong>}
        {t('bookings.period', { from, to })}
      </p>
      {(review || documents.checkIn || documents.return) && (
        <p className={classes.facts}>
          {review && (
            <span>
              <IconGauge size={18} stroke={1.8} />
              {kilometersText(review.kilometers, language)}
            </span>
          )}
          {papers.map(
            (kind) =>
              documents[kind] && (
                <a key={kind} href={documents[kind]} target="_blank" rel="noreferrer">
                  <IconFileText size={18} stroke={1.8} />
                  {t(`bookings.papers.${kind}`)}
                </a>
              ),
          )}
        </p>
      )}
    </div>
  );
};

/** The first of those that are still to begin; the list has the last one first. */
const useNext = (bookings: Booking[] = []) => {
  const now = useNow().toISOString();
  return bookings.findLast(({ status, bookingInfo }) => status === 'Reservado' && bookingInfo.dateFrom > now);
};
