import type { CSSProperties } from 'react';
import type { Bar } from '../rows.ts';

/** Where a bar lies in its row; the stylesheet makes a height of the lane and of the room beside it a width. */
export const placeStyle = (
  { start, end, lane, beside }: Pick<Bar, 'start' | 'end' | 'lane' | 'beside'>,
  days: number,
) =>
  ({
    left: `min(${(start / days) * 100}%, 100% - var(--least))`,
    width: `${((end - start) / days) * 100}%`,
    '--lane': lane,
    '--beside': `${(beside / days) * 100}cqi`,
  }) as CSSProperties;
