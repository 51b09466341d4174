import { allows } from '@llave/contract/access';
import { changeBooking } from '@llave/contract/bookings';
import type { User } from '@llave/contract/users';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { MoveDialogs } from './MoveDialogs.tsx';
import { NothingHere } from './NothingHere.tsx';
import type { Wanted } from './rows.ts';
import { StretchBar } from './StretchBar.tsx';
import classes from './Timeline.module.css';
import { useRows } from './use-rows.ts';
import { useSending } from './use-sending.ts';
import { useStretch } from './use-stretch.ts';

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
