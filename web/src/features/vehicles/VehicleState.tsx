import type { Vehicle } from '@llave/contract/vehicles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { shortDayAndTime } from '../../lib/time/madrid.ts';
import { useNow } from '../../lib/time/now.ts';
import { Chip, type Tone } from '../../ui/signs/Chip.tsx';
import { lateText } from '../../ui/signs/time-texts.ts';
import { isVehicleLate } from './api.ts';
import classes from './VehicleState.module.css';

const tones = {
  free: 'free',
  rented: 'inUse',
  reserved: 'mine',
  review: 'incident',
} as const satisfies Record<Vehicle['state'], Tone>;

export const toneOf = (vehicle: Vehicle, now: Date): Tone =>
  isVehicleLate(vehicle, now) ? 'incident' : tones[vehicle.state];

/** What is true of a vehicle now, with the way to the booking that makes it so. */
export const VehicleState = ({ vehicle }: { vehicle: Vehicle }) => {
  const { t } = useTranslation();
  const now = useNow();
  const { state, stateDate, bookingId } = vehicle;
  const chip = (
    <Chip tone={toneOf(vehicle, now)}>
      {stateDate && isVehicleLate(vehicle, now)
        ? lateText(t, stateDate, now)
        : t(`vehicles.states.${state}`, { date: stateDate ? shortDayAndTime(stateDate) : '' })}
    </Chip>
  );
  if (!bookingId) return chip;
  return (
    <Link to="/dashboard/booking/$bookingId" params={{ bookingId }} className={classes.link}>
      {chip}
    </Link>
  );
};
