import type { Booking } from '@llave/contract/bookings';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useNow } from '../../../../lib/time/now.ts';
import unseen from '../../../../ui/signs/unseen.module.css';
import { customerOf } from '../../booking-words.ts';
import { isLate, toneOf } from '../../tones.ts';
import { gripsOf } from '../moving/draft.ts';
import type { Bar } from '../rows.ts';
import { BarFace } from './BarFace.tsx';
import { Beside } from './Beside.tsx';
import classes from './BookingBar.module.css';
import { placeStyle } from './bar-style.ts';
import { factsText, statusText } from './bar-text.ts';

type Props = {
  bar: Bar;
  vehicle: Booking['vehicle'];
  days: number;
  /** Who looks at it may pick it up. */
  movable: boolean;
  /** The server's answer to where it was put is on its way. */
  waiting: boolean;
  /** It is picked up: here is where it was. */
  away: boolean;
};

/** A booking in its row: a link to it, with handles at the ends that can be pulled. */
export const BookingBar = memo(({ bar, vehicle, days, movable, waiting, away }: Props) => {
  const { t } = useTranslation();
  const { booking, faint, opensBefore, goesOn } = bar;
  const now = useNow();
  const grips = movable ? gripsOf(booking.status) : [];
  const [name, status] = [customerOf(t, booking), statusText(t, booking, now)];
  const late = isLate(booking, now);
  const facts = factsText(t, booking, vehicle);
  return (
    <li className={classes.place} style={placeStyle(bar, days)}>
      <Link
        to="/dashboard/booking/$bookingId"
        params={{ bookingId: booking.id }}
        className={classes.bar}
        draggable={false}
        aria-keyshortcuts={grips.length > 0 ? 'M' : undefined}
        data-booking={booking.id}
        data-movable={grips.length > 0 || undefined}
        data-waiting={waiting || undefined}
        data-whole={grips.includes('whole') || undefined}
        data-tone={toneOf(booking, now)}
        data-before={opensBefore || undefined}
        data-beyond={goesOn || undefined}
        data-faint={faint || undefined}
        data-away={away || undefined}
      >
        <BarFace booking={booking} title={[name, status, facts].join(', ')} />
        <span className={unseen.unseen}>{late ? `${status}, ${facts}` : facts}</span>
        {grips.includes('start') && !opensBefore && <span className={classes.handle} data-grip="start" />}
        {grips.includes('end') && !goesOn && <span className={classes.handle} data-grip="end" />}
      </Link>
      {(bar.beside > 0 || late) && !away && (
        <Beside name={bar.beside > 0 && name} status={status} late={late} faint={faint} />
      )}
    </li>
  );
});
