import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ReportMessage.module.css';

type Props = { title: string; lead: string; icon?: ReactNode; children?: ReactNode };

/** Why there is nothing to do here, and what to do instead. */
export const ReportTrouble = ({ title, lead, icon = <IconLinkOff size={40} stroke={1.6} />, children }: Props) => (
  <section className={classes.message} role="alert">
    <span className={classes.icon}>{icon}</span>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </section>
);
