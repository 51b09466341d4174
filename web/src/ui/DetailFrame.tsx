import type { ReactNode } from 'react';
import classes from './DetailFrame.module.css';

type Props = {
  back: ReactNode;
  title: string;
  lead: string;
  /** What tells it apart at a glance: a plate, a state. */
  signs: ReactNode;
  /** The one act that makes sense now. */
  act?: ReactNode;
  /** What is wanted first, beside the rest where there is room. */
  side?: ReactNode;
  children: ReactNode;
};

/** All there is to one thing: what it is, what can be done with it, and what is known about it. */
export const DetailFrame = ({ back, title, lead, signs, act, side, children }: Props) => (
  <>
    {back}
    <div className={classes.head}>
      <div className={classes.words}>
        <div className={classes.title}>
          <h1>{title}</h1>
          {signs}
        </div>
        <p>{lead}</p>
      </div>
      {act}
    </div>
    <div className={classes.columns}>
      {side && <div className={classes.side}>{side}</div>}
      <div className={classes.main}>{children}</div>
    </div>
  </>
);
