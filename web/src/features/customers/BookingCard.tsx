import { IconCar } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import classes from './BookingCard.module.css';
import { type OpenVisit, vehicleName } from './open-visit.ts';

/** Which vehicle, and for how long. */
export const BookingCard = (open: OpenVisit) => {
  const { t, language } = useTranslation();
  const { dateFrom, dateTo } = open.booking.bookingInfo;
  return (
    <div className={classes.card}>
      <span className={classes.tile}>
        <IconCar size={32} stroke={1.7} />
      </span>
      <div>
        <h2>
          {vehicleName(open)} · {open.vehicle.numberPlate}
        </h2>
        <p>{t('customers.dates', { from: dayAndTime(dateFrom, language), to: dayAndTime(dateTo, language) })}</p>
      </div>
    </div>
  );
};
