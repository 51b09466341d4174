import { type RefObject, useMemo } from 'react';
import { addDays, today } from '../../../lib/days.ts';
import { useNow } from '../../../lib/now.ts';
import { usePlace } from '../../../ui/use-place.ts';
import type { Grip, Times } from './draft.ts';
import { dayIn, daysThatFit, placeOf, stepOf, stretchOf, usualStart } from './stretch.ts';

const wide = 720;
const nameColumn = 230;

/** Which days are in sight in so much room, and the ways to others; without a day in the address, those around today. */
export const useStretch = (
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
