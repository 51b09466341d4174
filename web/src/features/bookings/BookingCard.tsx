import type { Booking } from '@llave/contract/bookings';
import { IconCalendarEvent, IconKey } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { shortDay } from '../../lib/madrid.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NumberPlate } from '../../ui/NumberPlate.tsx';
import classes from './BookingCard.module.css';
import { customerOf } from './booking-words.ts';
import { Recordings } from './Recordings.tsx';
import { StatusChip } from './StatusChip.tsx';
import { tones } from './tones.ts';

type Props = { booking: Booking; manages: boolean };

/** One booking in the list: who, which vehicle, when, and how far it has come. */
export const BookingCard = ({ booking, manages }: Props) => {
  const { t } = useTranslation();
  const { id, status, customer, bookingInfo, vehicle, lookerInfo, returnInfo } = booking;
  const number = bookingInfo.bookingNumber;
  const waits = status === 'Pendiente de revision';
  const act = waits && manages ? 'inspect' : 'see';
  const [from, to] = [shortDay(bookingInfo.dateFrom), shortDay(bookingInfo.dateTo)];
  return (
    <article className={classes.card} data-tone={tones[status]} aria-label={t('bookings.name', { number })}>
      <div className={classes.head}>
        <StatusChip status={status} />
        <span className={classes.number}>{number}</span>
      </div>
      <div className={classes.customer}>
        <h2>{customerOf(t, booking)}</h2>
        <p>{customer.email}</p>
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
