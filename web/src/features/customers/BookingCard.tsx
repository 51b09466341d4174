import { IconCar } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { shortDay } from '../../lib/time/madrid.ts';
import classes from './BookingCard.module.css';
import { type OpenVisit, vehicleName } from './open-visit.ts';

/** Which vehicle, and for how long. */
export const BookingCard = (open: OpenVisit) => {
  const { t } = useTranslation();
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
        <p>{t('customers.dates', { from: shortDay(dateFrom), to: shortDay(dateTo) })}</p>
      </div>
    </div>
  );
};
