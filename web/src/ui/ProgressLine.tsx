import classes from './ProgressLine.module.css';

type Props = {
  /** Which part one is in, from 1; one more than there are when all is done. */
  at: number;
  of: number;
  label: string;
};

/** How far one has come, in parts. */
export const ProgressLine = ({ at, of, label }: Props) => (
  <div className={classes.line} role="img" aria-label={label}>
    {Array.from({ length: of }, (_, index) => index + 1).map((part) => (
      <span key={part} data-part={part < at ? 'done' : part === at ? 'now' : undefined} />
    ))}
  </div>
);
