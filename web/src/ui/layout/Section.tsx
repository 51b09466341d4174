import { type ReactNode, useId } from 'react';
import { PartTitle } from './PartTitle.tsx';
import classes from './Section.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A part of a long form: what it is about, and a card with its fields. */
export const Section = ({ title, lead, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <PartTitle id={id} title={title} lead={lead} />
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  );
};
