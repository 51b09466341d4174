import type { ReactNode } from 'react';
import classes from './Chip.module.css';

export type Tone = 'free' | 'inUse' | 'incident' | 'retired' | 'mine';

/** A state in a word and a colour. */
export const Chip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.chip} data-tone={tone}>
    {children}
  </span>
);
