import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

type Props = { title: string; lead: string; children?: ReactNode };

/** What a screen is about, and what can be done with all of it. */
export const PageHead = ({ title, lead, children }: Props) => (
  <div className={classes.head}>
    <div className={classes.words}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    {children && <div className={classes.actions}>{children}</div>}
  </div>
);
