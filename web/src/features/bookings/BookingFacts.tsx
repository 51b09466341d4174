import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { shortDayAndTime } from '../../lib/madrid.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './BookingFacts.module.css';
import { customerOf } from './booking-words.ts';
import { VehicleName } from './VehicleName.tsx';

/** What is known about a booking, for who only reads it. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation();
  const { customer, bookingInfo, vehicle } = booking;
  return (
    <Panel title={t('bookings.rental.title')}>
      <dl className={classes.facts}>
        <Fact label={t('bookings.vehicle.title')}>
          <VehicleName vehicle={vehicle} />
        </Fact>
        <Fact label={t('bookings.customer.title')}>{customerOf(t, booking)}</Fact>
        <Fact label={t('bookings.rental.dateFrom')}>{shortDayAndTime(bookingInfo.dateFrom)}</Fact>
        <Fact label={t('bookings.rental.dateTo')}>{shortDayAndTime(bookingInfo.dateTo)}</Fact>
        {customer.email && (
          <Fact label={t('bookings.customer.email')}>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </Fact>
        )}
        {customer.phone && (
          <Fact label={t('bookings.phone')}>
            <a href={`tel:${customer.phone.replaceAll(/\s/g, '')}`}>{customer.phone}</a>
          </Fact>
        )}
        {!booking.blockedDate && (
          <Fact label={t('bookings.customer.language')}>{t(`bookings.languages.${customer.language}`)}</Fact>
        )}
        <Fact label={t('bookings.rental.insurance')}>
          {t(bookingInfo.hasFullInsuranceCoverage ? 'bookings.rental.yes' : 'bookings.rental.no')}
        </Fact>
      </dl>
    </Panel>
  );
};
