import type { Booking } from '@llave/contract/bookings';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { momentInMadrid, shortDay } from '../../../../lib/time/madrid.ts';
import { vehicleText } from './bar-text.ts';
import classes from './FreeSpot.module.css';

/** The first and the last of the days, counted in the stretch. */
export type Spot = { first: number; last: number };

type Props = {
  spot: Spot;
  days: string[];
  vehicle: Booking['vehicle'];
  leave: () => void;
  ref: Ref<HTMLAnchorElement>;
};

/** An empty stretch of a row, one press away from a booking of that vehicle in those days. */
export const FreeSpot = ({ spot, days, vehicle, leave, ref }: Props) => {
  const { t } = useTranslation();
  const [from, to] = [`${days[spot.first]}T09:00`, `${days[spot.last]}T18:00`];
  const label = t('timeline.bookOf', {
    vehicle: vehicleText(vehicle),
    from: shortDay(momentInMadrid(from)),
    to: shortDay(momentInMadrid(to)),
  });
  return (
    <Link
      ref={ref}
      to="/dashboard/booking"
      search={{ vehicleId: vehicle.id, from, to }}
      className={classes.spot}
      draggable={false}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onBlur={leave}
      style={{
        left: `${(spot.first / days.length) * 100}%`,
        width: `${((spot.last - spot.first + 1) / days.length) * 100}%`,
      }}
    >
      <IconPlus size={18} stroke={2.2} />
      {spot.last > spot.first && t('timeline.book')}
    </Link>
  );
};
