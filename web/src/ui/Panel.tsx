import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

type Props = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** A part of a page: what it is, what can be added to it, and what is in it. */
export const Panel = ({ title, lead, action, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
