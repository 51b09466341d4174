import { IconCar } from '@tabler/icons-react';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { today } from '../../../lib/time/days.ts';
import { tones } from '../tones.ts';
import { BarFace } from './bars/BarFace.tsx';
import bookingBar from './bars/BookingBar.module.css';
import { BookingBar } from './bars/BookingBar.tsx';
import { placeStyle } from './bars/bar-style.ts';
import { FreeSpot, type Spot } from './bars/FreeSpot.tsx';
import { timesOf } from './moving/draft.ts';
import { placeOf, type Stretch } from './moving/stretch.ts';
import type { Held } from './moving/use-holding.ts';
import { laneFor, type Row } from './rows.ts';
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

/**
 * The empty days under a mouse, or those it is dragged over; with a finger, the day that was tapped. The row says what it
 * does with each, the spot itself is a link.
 */
const useFreeSpot = (count: number, isOpen: (day: number) => boolean) => {
  const [spot, setSpot] = useState<Spot | null>(null);
  const anchor = useRef<number | null>(null);
  const tapped = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);

  const dayAt = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };
  const isEmpty = ({ target, currentTarget }: PointerEvent) =>
    target === currentTarget || (link.current?.contains(target as Node) ?? false);
  const show = (one: number, other: number) => {
    const next = { first: Math.min(one, other), last: Math.max(one, other) };
    const isSame = spot?.first === next.first && spot.last === next.last;
    if (!isSame) setSpot(isOpen(next.first) ? next : null);
  };

  /** A tapped one is left by tapping elsewhere. */
  useEffect(() => {
    if (spot && tapped.current) link.current?.focus({ preventScroll: true });
    tapped.current = false;
  }, [spot]);

  return {
    spot,
    link,
    leave: () => setSpot(null),
    track: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && isEmpty(event)) anchor.current = dayAt(event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        if (event.buttons === 0) anchor.current = null;
        if (anchor.current !== null) show(anchor.current, dayAt(event));
        else if (event.buttons === 0 && isEmpty(event)) show(dayAt(event), dayAt(event));
        else if (spot) setSpot(null);
      },
      /** A mouse clicks on the spot itself, so this is a finger. */
      onClick: (event: MouseEvent) => {
        if (event.target !== event.currentTarget) return;
        tapped.current = true;
        show(dayAt(event), dayAt(event));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        anchor.current = null;
        setSpot(null);
      },
    },
  };
};

type DraftBarProps = { held: Held; row: Row; stretch: Stretch; clashes: boolean };

/** Where a booking that is picked up would come to lie. */
const DraftBar = ({ held: { draft, by }, row, stretch, clashes }: DraftBarProps) => {
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
      className={bookingBar.place}
      data-draft
      style={placeStyle({ ...place, lane, beside: 0 }, stretch.days.length)}
      aria-hidden
    >
      <div
        className={bookingBar.bar}
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
