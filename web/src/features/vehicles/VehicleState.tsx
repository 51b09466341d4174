import type { Vehicle } from '@llave/contract/vehicles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { shortDayAndTime } from '../../lib/time/madrid.ts';
import { Chip, type Tone } from '../../ui/signs/Chip.tsx';
import classes from './VehicleState.module.css';

export const stateTones = {
  free: 'free',
  rented: 'inUse',
  reserved: 'mine',
  review: 'incident',
} as const satisfies Record<Vehicle['state'], Tone>;

/** What is true of a vehicle now, with the way to the booking that makes it so. */
export const VehicleState = ({ vehicle: { state, stateDate, bookingId } }: { vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const chip = (
    <Chip tone={stateTones[state]}>
      {t(`vehicles.states.${state}`, { date: stateDate ? shortDayAndTime(stateDate) : '' })}
    </Chip>
  );
  if (!bookingId) return chip;
  return (
    <Link to="/dashboard/booking/$bookingId" params={{ bookingId }} className={classes.link}>
      {chip}
    </Link>
  );
};
