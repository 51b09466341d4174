import { IconCar } from '@tabler/icons-react';
import { type CSSProperties, memo, useId } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { today } from '../../../lib/days.ts';
import { BookingBar } from './BookingBar.tsx';
import { DraftBar } from './DraftBar.tsx';
import { FreeSpot } from './FreeSpot.tsx';
import type { Row } from './rows.ts';
import type { Stretch } from './stretch.ts';
import { useFreeSpot } from './use-free-spot.ts';
import type { Held } from './use-holding.ts';
import classes from './VehicleRow.module.css';

type Props = {
  row: Row;
  stretch: Stretch;
  manages: boolean;
  /** What is picked up, where it was here or would come here. */
  held: Held | null;
  clashes: boolean;
  /** Bookings whose answer from the server is on its way. */
  waiting: ReadonlySet<string>;
};

/** A vehicle and its bookings over the days. */
export const VehicleRow = memo(({ row, stretch, manages, held, clashes, waiting }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { vehicle, removed, bars, lanes } = row;
  const days = stretch.days;
  const free = useFreeSpot(days.length, (day) => manages && !removed && (days[day] ?? '') >= today());
  return (
    <li
      className={classes.row}
      style={{ '--lanes': lanes } as CSSProperties}
      data-vehicle={removed ? undefined : vehicle.id}
    >
      <div className={classes.vehicle} id={id}>
        <span className={classes.picture}>
          <IconCar size={22} stroke={1.7} />
        </span>
        <span className={classes.words}>
          <strong>{`${vehicle.brand} ${vehicle.model}`}</strong>
          <span>{removed ? `${vehicle.numberPlate} · ${t('timeline.removed')}` : vehicle.numberPlate}</span>
        </span>
      </div>
      <div
        className={classes.track}
        data-track
        data-target={(held?.by === 'hand' && held.draft.vehicleId === vehicle.id) || undefined}
        {...free.track}
      >
        {free.spot && !held && (
          <FreeSpot ref={free.link} spot={free.spot} days={days} vehicle={vehicle} leave={free.leave} />
        )}
        {bars.length > 0 && (
          <ul className={classes.bars} aria-labelledby={id}>
            {bars.map((bar) => (
              <BookingBar
                key={bar.booking.id}
                bar={bar}
                vehicle={vehicle}
                days={days.length}
                movable={manages}
                waiting={waiting.has(bar.booking.id)}
                away={held?.draft.booking.id === bar.booking.id}
              />
            ))}
          </ul>
        )}
        {held?.draft.vehicleId === vehicle.id && <DraftBar held={held} row={row} stretch={stretch} clashes={clashes} />}
      </div>
    </li>
  );
});
