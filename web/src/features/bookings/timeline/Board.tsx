import type { Booking } from '@llave/contract/bookings';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { today } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import unseen from '../../../ui/signs/unseen.module.css';
import { notifyError } from '../../../ui/toasts/notify.ts';
import classes from './Board.module.css';
import { isWeekend, monthText, weekdayText } from './day-texts.ts';
import { clashOf, type Grip, gripsOf, type Times } from './moving/draft.ts';
import { MovePanel } from './moving/MovePanel.tsx';
import { positionOf, type Stretch } from './moving/stretch.ts';
import { useCarrying } from './moving/use-carrying.ts';
import { useHolding } from './moving/use-holding.ts';
import type { Sending } from './moving/use-sending.ts';
import type { Row } from './rows.ts';
import { VehicleRow } from './VehicleRow.tsx';

type Props = {
  rows: Row[];
  bookings: Booking[];
  stretch: Stretch;
  /** How wide the vehicles' column is; without one their names stand above their rows. */
  nameWidth: number;
  manages: boolean;
  busy: boolean;
  sending: Sending;
  turn: (by: 1 | -1 | 'today') => void;
  reveal: (times: Times, grip: Grip) => void;
};

/** Vehicles by days, with what is picked up in somebody's hand. */
export const Board = (props: Props) => {
  const { rows, bookings, stretch, nameWidth, manages, busy, sending, turn, reveal } = props;
  const { t } = useTranslation();
  const id = useId();
  const board = useRef<HTMLElement>(null);
  const [left, setLeft] = useState('');
  const holding = useHolding({ rows, propose: sending.propose, reveal });
  const refuse = ({ status }: Booking) =>
    notifyError(t(gripsOf(status).length > 0 ? 'timeline.moving.endOnly' : 'timeline.fixed'));
  const press = useCarrying({ board, bookings, days: stretch.days.length, holding, refuse });
  const { held } = holding;
  const clash = held ? clashOf(held.draft, bookings) : undefined;
  const waiting = useMemo(() => new Set(sending.underway.map(({ booking }) => booking.id)), [sending.underway]);
  useFocusAfter(board, held?.by === 'keys' ? held.draft.booking.id : null);

  const onKeyDown = (event: KeyboardEvent) => {
    const bar = (event.target as Element).closest<HTMLElement>('[data-booking]');
    const booking = bookings.find((one) => one.id === bar?.dataset.booking);
    const turns = { ArrowLeft: -1, ArrowRight: 1, Home: 'today' } as const;
    const by = turns[event.key as keyof typeof turns];
    const takes = booking && manages && (event.key === ' ' || event.key.toLowerCase() === 'm');
    if (event.ctrlKey || event.metaKey || event.altKey || (!by && !takes)) return;
    event.preventDefault();
    if (by) {
      board.current?.focus({ preventScroll: true });
      turn(by);
    } else if (booking && bar?.dataset.movable && !bar.dataset.waiting) holding.takeUp(booking, 'keys');
    else if (booking && !bar?.dataset.movable) refuse(booking);
  };
  const leave = () => {
    setLeft(t('timeline.moving.left'));
    holding.leave();
  };
  const concerns = ({ vehicle }: Row) =>
    held !== null && [held.draft.vehicleId, held.draft.booking.bookingInfo.vehicleId].includes(vehicle.id);
  const plate = rows.find(({ vehicle }) => vehicle.id === held?.draft.vehicleId)?.vehicle.numberPlate;
  return (
    <>
      <section
        ref={board}
        className={classes.board}
        style={{ '--name': `${nameWidth}px` } as CSSProperties}
        data-narrow={nameWidth === 0 || undefined}
        data-held={held?.by}
        data-busy={busy || undefined}
        aria-busy={busy}
        aria-label={t('timeline.region')}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: from here the arrows turn the days
        tabIndex={0}
        onPointerDown={manages ? press : undefined}
        onKeyDown={onKeyDown}
      >
        <p id={id} className={unseen.unseen}>
          {t('timeline.shortcuts')}
        </p>
        <DayHeads days={stretch.days} />
        <div className={classes.body}>
          <Columns stretch={stretch} />
          <ul className={classes.rows}>
            {rows.map((row) => (
              <VehicleRow
                key={row.vehicle.id}
                row={row}
                stretch={stretch}
                manages={manages}
                held={concerns(row) ? held : null}
                clashes={concerns(row) && clash !== undefined}
                waiting={waiting}
              />
            ))}
          </ul>
        </div>
      </section>
      {held && (
        <MovePanel
          key={held.by}
          held={held}
          holding={{ ...holding, leave }}
          plate={plate ?? held.draft.booking.vehicle.numberPlate}
          clash={clash}
        />
      )}
      <p className={unseen.unseen} role="status">
        {held ? '' : left}
      </p>
    </>
  );
};

/** Brings the keyboard back to the booking that was picked up, once it is put down. */
const useFocusAfter = (board: { current: HTMLElement | null }, id: string | null) => {
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id)
      board.current?.querySelector<HTMLElement>(`[data-booking="${before.current}"]`)?.focus({ preventScroll: true });
    before.current = id;
  }, [board, id]);
};

/** Above the rows, in sight while one scrolls: which day is which. */
const DayHeads = ({ days }: { days: string[] }) => {
  const { t, language } = useTranslation();
  const day = today(useNow());
  return (
    <div className={classes.heads} aria-hidden>
      <span className={classes.corner}>{t('timeline.vehicle')}</span>
      {days.map((each, index) => (
        <span
          key={each}
          className={classes.day}
          data-weekend={isWeekend(each) || undefined}
          data-today={each === day || undefined}
        >
          <small>{weekdayText(each, language)}</small>
          <b>
            {Number(each.slice(8))}
            {(index === 0 || each.endsWith('-01')) && <em>{monthText(each, language)}</em>}
          </b>
        </span>
      ))}
    </div>
  );
};

/** The days behind the rows: weekends quieter, today tinted, and a line at this very moment. */
const Columns = ({ stretch }: { stretch: Stretch }) => {
  const now = useNow();
  const day = today(now);
  return (
    <div className={classes.columns} aria-hidden>
      {stretch.days.map((each) => (
        <span key={each} data-weekend={isWeekend(each) || undefined} data-today={each === day || undefined} />
      ))}
      {stretch.days.includes(day) && (
        <i style={{ left: `${(positionOf(stretch, now.getTime()) / stretch.days.length) * 100}%` }} />
      )}
    </div>
  );
};
