import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';
import { PartTitle } from './PartTitle.tsx';

type Props = {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** Without a card of its own, for a table that is one. */
  bare?: boolean;
  children: ReactNode;
};

/** A part of a page: what it is, what can be added to it, and what is in it. */
export const Panel = ({ title, lead, action, bare = false, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.panel} data-bare={bare || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <PartTitle id={id} title={title} lead={lead} />
        {action}
      </div>
      {children}
    </section>
  );
};
