import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type Props = { kind: 'good' | 'bad' | 'info'; children: ReactNode };

/** A short message in the page; bad news interrupts a screen reader, the rest waits its turn. */
export const Notice = ({ kind, children }: Props) => (
  <div className={classes.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
);
