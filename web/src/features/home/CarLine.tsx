import type { ReactNode } from 'react';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import classes from './CarLine.module.css';

type Props = {
  /** The hour, and below it which day or what for. */
  when: string;
  what: string;
  late?: boolean;
  plate: string;
  model?: string;
  /** Whose, or what is to be done. */
  title: string;
  act: ReactNode;
  /** It is for now: the act is as wide as a phone. */
  urgent?: boolean;
  /** What is known or missing, as chips. */
  children: ReactNode;
};

/** A car of today: when, which, whose, what is missing, and the one thing to do about it. */
export const CarLine = ({ when, what, late, plate, model, title, act, urgent, children }: Props) => (
  <li className={classes.line} data-late={late || undefined}>
    <p className={classes.when}>
      <strong>{when}</strong>
      <span>{what}</span>
    </p>
    <p className={classes.vehicle}>
      {plate && <NumberPlate>{plate}</NumberPlate>}
      {model && <span>{model}</span>}
    </p>
    <div className={classes.who}>
      <strong className={classes.title}>{title}</strong>
      <div className={classes.state}>{children}</div>
    </div>
    <div className={classes.act} data-urgent={urgent || undefined}>
      {act}
    </div>
  </li>
);
