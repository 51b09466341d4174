import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { Mark } from '../signs/Mark.tsx';
import classes from './MessagePage.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A page that has nothing to show but a sentence and a way out. */
export const MessagePage = ({ title, lead, children }: Props) => {
  usePageTitle(title);
  return (
    <section className={classes.page} aria-labelledby="message">
      <span className={classes.mark}>
        <Mark size={72} bare />
      </span>
      <h1 id="message">{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
};
