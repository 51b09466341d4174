import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = { icon: ReactNode; title: string; lead: string; children?: ReactNode };

/** Where there is nothing yet: what would be here, and what to do about it. */
export const EmptyState = ({ icon, title, lead, children }: Props) => (
  <div className={classes.state}>
    <span className={classes.icon}>{icon}</span>
    <p className={classes.title}>{title}</p>
    <p className={classes.lead}>{lead}</p>
    {children && <div className={classes.acts}>{children}</div>}
  </div>
);
