import classes from './Beside.module.css';

type Props = {
  /** Where the bar has no room for it. */
  name: string | false;
  status: string;
  /** It should be back: this is said whatever the bar has room for, and never cut off. */
  late: boolean;
  faint: boolean;
};

/** What there is no room for on a short bar, in the free room after it. */
export const Beside = ({ name, status, late, faint }: Props) => (
  <span className={classes.beside} data-late={late || undefined} data-faint={faint || undefined} aria-hidden>
    {name && <strong>{name}</strong>}
    <span>{status}</span>
  </span>
);
