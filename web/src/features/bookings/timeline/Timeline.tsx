import { allows } from '@llave/contract/access';
import { type Booking, changeBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { queries } from '../../../lib/calls/queries.ts';
import { addDays, today } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { usePlace } from '../../../ui/layout/use-place.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { bookingsIn, everyVehicle } from './api.ts';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { stretchText } from './day-texts.ts';
import type { Grip, Times } from './moving/draft.ts';
import { MoveDialogs } from './moving/MoveDialogs.tsx';
import { dayIn, daysThatFit, placeOf, type Stretch, stepOf, stretchOf, usualStart } from './moving/stretch.ts';
import { useSending, type Wish } from './moving/use-sending.ts';
import { NothingHere } from './NothingHere.tsx';
import { rowsOf, type Wanted } from './rows.ts';
import classes from './Timeline.module.css';

type Props = {
  me: User;
  wanted: Wanted;
  /** The first day in sight, as the address says it. */
  from: string | undefined;
  show: (from: string | undefined) => void;
  showAll: () => void;
};

/** The bookings as vehicles by days. */
export const Timeline = ({ me, wanted, from, show, showAll }: Props) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const sending = useSending();
  const { stretch, nameWidth, dayWidth, known, turn, reveal } = useStretch(frame, from, show);
  const { accountId } = me;
  const { rows, bookings, busy, error, retry } = useRows({
    accountId,
    stretch,
    known,
    dayWidth,
    wanted,
    underway: sending.underway,
  });
  const manages = allows(changeBooking.access, me);
  const looked = wanted.q !== '' || wanted.status !== undefined;
  const count = rows?.flatMap(({ bars }) => bars).filter(({ faint }) => !faint).length ?? 0;
  const summary = [
    t('timeline.vehicles', { count: rows?.length ?? 0 }),
    count > 0 ? t('timeline.bookings', { count }) : t('timeline.quiet'),
  ];
  return (
    <div ref={frame}>
      {(looked || rows?.length !== 0) && (
        <StretchBar days={stretch.days} summary={rows?.length ? summary.join(' · ') : ''} turn={turn} />
      )}
      {error && <ErrorState error={error} fallback="bookings.failed" retry={retry} />}
      {!rows && !error && <BoardSkeleton />}
      {rows?.length === 0 && <NothingHere looked={looked} manages={manages} showAll={showAll} />}
      {rows && rows.length > 0 && (
        <Board
          rows={rows}
          bookings={bookings}
          stretch={stretch}
          nameWidth={nameWidth}
          manages={manages}
          busy={busy}
          sending={sending}
          turn={turn}
          reveal={reveal}
        />
      )}
      {rows && rows.length > 0 && manages && (
        <p className={classes.hint}>
          <span className={classes.mouse}>{t('timeline.hintMouse')}</span>
          <span className={classes.touch}>{t('timeline.hintTouch')}</span>
        </p>
      )}
      <MoveDialogs sending={sending} accountId={accountId} />
    </div>
  );
};

const wide = 720;
const nameColumn = 230;

/** Which days are in sight in so much room, and the ways to others; without a day in the address, those around today. */
const useStretch = (
  frame: RefObject<HTMLElement | null>,
  from: string | undefined,
  show: (from: string | undefined) => void,
) => {
  const { width } = usePlace(frame);
  const nameWidth = width >= wide ? nameColumn : 0;
  const count = daysThatFit(width - nameWidth);
  const now = useNow();
  const first = dayIn(from) ?? usualStart(today(now), count);
  const stretch = useMemo(() => stretchOf(first, count), [first, count]);

  const turn = (by: 1 | -1 | 'today') => show(by === 'today' ? undefined : addDays(first, by * stepOf(count)));

  /** Turns to the days of a booking that is out of sight, or to those of the end that is pulled. */
  const reveal = (times: Times, grip: Grip) => {
    if (grip !== 'end' && placeOf(stretch, times)) return;
    const day = today(new Date(grip === 'end' ? times.dateTo : times.dateFrom));
    if (day < first) show(addDays(day, 1 - stepOf(count)));
    else if (day >= addDays(first, count)) show(addDays(day, stepOf(count) - count));
  };

  return { stretch, nameWidth, dayWidth: (width - nameWidth) / count, known: width > 0, turn, reveal };
};

type Options = {
  accountId: string;
  stretch: Stretch;
  known: boolean;
  dayWidth: number;
  wanted: Wanted;
  underway: Wish[];
};

const leastBar = 30;

/** The vehicles and their bookings in the days in sight; what is on its way to the server stands where it was put. */
const useRows = ({ accountId, stretch, known, dayWidth, wanted: { q, status }, underway }: Options) => {
  const vehicles = useQuery(everyVehicle(accountId));
  const bookings = useQuery({ ...bookingsIn(accountId, stretch), enabled: known, placeholderData: keepPreviousData });
  useNeighbours(accountId, stretch, bookings.isSuccess);

  const shown = useMemo(() => bookings.data?.map((booking) => asPut(booking, underway)), [bookings.data, underway]);
  const rows = useMemo(() => {
    const least = leastBar / dayWidth;
    return vehicles.data && shown
      ? rowsOf({ vehicles: vehicles.data, bookings: shown, stretch, wanted: { q, status }, least })
      : undefined;
  }, [vehicles.data, shown, stretch, q, status, dayWidth]);

  return {
    rows,
    bookings: shown ?? [],
    busy: bookings.isPlaceholderData,
    error: vehicles.error ?? bookings.error,
    retry: () => Promise.all([vehicles.refetch(), bookings.refetch()]),
  };
};

const asPut = (booking: Booking, underway: Wish[]) => {
  const wish = underway.find((one) => one.booking.id === booking.id);
  return wish ? { ...booking, bookingInfo: { ...booking.bookingInfo, ...wish.times } } : booking;
};

/** Prefetches the days on both sides, so that they are there when one turns to them. */
const useNeighbours = (accountId: string, { days }: Stretch, ready: boolean) => {
  const [first = '', count] = [days[0], days.length];
  useEffect(() => {
    if (!ready) return;
    for (const by of [-1, 1])
      void queries.prefetchQuery(bookingsIn(accountId, stretchOf(addDays(first, by * stepOf(count)), count)));
  }, [accountId, first, count, ready]);
};

type StretchBarProps = { days: string[]; summary: string; turn: (by: 1 | -1 | 'today') => void };

/** Which days are in sight, and the ways to others. */
const StretchBar = ({ days, summary, turn }: StretchBarProps) => {
  const { t, language } = useTranslation();
  return (
    <div className={classes.bar}>
      <div className={classes.turns}>
        <IconButton label={t('timeline.previous')} onClick={() => turn(-1)}>
          <IconChevronLeft size={24} />
        </IconButton>
        <IconButton label={t('timeline.next')} onClick={() => turn(1)}>
          <IconChevronRight size={24} />
        </IconButton>
        <Button variant="default" onClick={() => turn('today')}>
          {t('timeline.today')}
        </Button>
      </div>
      <h2>{stretchText(days, language)}</h2>
      <p role="status">{summary}</p>
    </div>
  );
};
