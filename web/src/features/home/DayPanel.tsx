import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/Panel.tsx';
import classes from './DayPanel.module.css';

type Props = {
  title: string;
  /** Beside the title: how many, or the way to the rest. */
  note?: ReactNode;
  /** In the place of lines. */
  empty?: string | false;
  children?: ReactNode;
};

/** A part of the day, a line for each thing. */
export const DayPanel = ({ title, note, empty, children }: Props) => (
  <Panel title={title} action={note && <span className={classes.note}>{note}</span>}>
    {empty ? <p className={classes.empty}>{empty}</p> : <ul className={classes.lines}>{children}</ul>}
  </Panel>
);
