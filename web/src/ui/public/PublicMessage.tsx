import type { ReactNode } from 'react';
import classes from './PublicMessage.module.css';

type Props = { title: string; lead: string; icon: ReactNode; children?: ReactNode };

/** Why there is nothing to do here, and what to do instead. */
export const PublicMessage = ({ title, lead, icon, children }: Props) => (
  <section className={classes.message} role="alert">
    <span className={classes.icon}>{icon}</span>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </section>
);
