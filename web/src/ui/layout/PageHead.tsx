import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

type Props = {
  title: string;
  lead: string;
  /** What tells one thing apart at a glance: a plate, a state. */
  signs?: ReactNode;
  children?: ReactNode;
};

/** What a screen is about, and what can be done with all of it. */
export const PageHead = ({ title, lead, signs, children }: Props) => (
  <div className={classes.head}>
    <div className={classes.words}>
      <div className={classes.title}>
        <h1>{title}</h1>
        {signs}
      </div>
      <p>{lead}</p>
    </div>
    {children && <div className={classes.actions}>{children}</div>}
  </div>
);
