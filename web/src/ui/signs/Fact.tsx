import type { ReactNode } from 'react';
import classes from './Fact.module.css';

/** One thing known about something, in a `dl`. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
