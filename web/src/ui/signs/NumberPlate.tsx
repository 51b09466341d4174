import classes from './NumberPlate.module.css';

/** A vehicle's plate, drawn as the one it carries. */
export const NumberPlate = ({ children }: { children: string }) => (
  <span className={classes.plate}>
    <span className={classes.band} aria-hidden>
      E
    </span>
    <span className={classes.number}>{children}</span>
  </span>
);
