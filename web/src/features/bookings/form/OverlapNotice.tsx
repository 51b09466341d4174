import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortDayAndTime } from '../../../lib/time/madrid.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { type Period, useVehicles } from '../../vehicles/api.ts';
import { VehicleName } from '../VehicleName.tsx';
import classes from './OverlapNotice.module.css';

/** The booking that already has the vehicle in that time. */
export type Overlap = { bookingId: string; bookingNumber: string; dateFrom: string; dateTo: string };

type Props = { overlap: Overlap; accountId: string; period: Period | null; take: (vehicleId: string) => void };

const most = 4;

/** With whom a booking collides, and the vehicles that could be had instead, one tap each. */
export const OverlapNotice = ({ overlap, accountId, period, take }: Props) => {
  const { t } = useTranslation();
  const free = useVehicles(accountId, '', period).items;
  const { bookingId, bookingNumber, dateFrom, dateTo } = overlap;
  return (
    <Notice kind="bad">
      <p>
        <Link to="/dashboard/booking/$bookingId" params={{ bookingId }} target="_blank" className={classes.link}>
          {t('bookings.overlap.with', { number: bookingNumber })}
        </Link>{' '}
        {t('bookings.overlap.period', { from: shortDayAndTime(dateFrom), to: shortDayAndTime(dateTo) })}
      </p>
      {free && (
        <p className={classes.lead}>{t(free.length > 0 ? 'bookings.overlap.choose' : 'bookings.overlap.none')}</p>
      )}
      <div className={classes.choices}>
        {free?.slice(0, most).map((vehicle) => (
          <Button key={vehicle.id} variant="default" className={classes.choice} onClick={() => take(vehicle.id)}>
            <VehicleName vehicle={vehicle} />
          </Button>
        ))}
      </div>
    </Notice>
  );
};
