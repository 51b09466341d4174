import { useEffect, useRef } from 'react';
import { tones } from '../tones.ts';
import { BarFace } from './BarFace.tsx';
import classes from './BookingBar.module.css';
import { placeStyle } from './bar-style.ts';
import { timesOf } from './draft.ts';
import { laneFor, type Row } from './rows.ts';
import { placeOf, type Stretch } from './stretch.ts';
import type { Held } from './use-holding.ts';

type Props = { held: Held; row: Row; stretch: Stretch; clashes: boolean };

/** Where a booking that is picked up would come to lie. */
export const DraftBar = ({ held: { draft, by }, row, stretch, clashes }: Props) => {
  const bar = useRef<HTMLDivElement>(null);
  const { booking } = draft;
  useEffect(() => {
    if (by === 'keys') bar.current?.scrollIntoView({ block: 'nearest' });
  }, [by]);

  const place = placeOf(stretch, timesOf(draft));
  if (!place) return null;
  const lane = laneFor(place, row, booking.id);
  return (
    <div
      ref={bar}
      className={classes.place}
      data-draft
      style={placeStyle({ ...place, lane, beside: 0 }, stretch.days.length)}
      aria-hidden
    >
      <div
        className={classes.bar}
        data-tone={tones[booking.status]}
        data-before={place.opensBefore || undefined}
        data-beyond={place.goesOn || undefined}
        data-clashes={clashes || undefined}
      >
        <BarFace booking={booking} />
      </div>
    </div>
  );
};
