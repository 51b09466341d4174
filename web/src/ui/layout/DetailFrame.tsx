import type { ReactNode } from 'react';
import classes from './DetailFrame.module.css';
import { PageHead } from './PageHead.tsx';

type Props = {
  back: ReactNode;
  title: string;
  lead: string;
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
    <PageHead title={title} lead={lead} signs={signs}>
      {act}
    </PageHead>
    <div className={classes.columns}>
      {side && <div className={classes.side}>{side}</div>}
      <div className={classes.main}>{children}</div>
    </div>
  </>
);
