import classes from './Beside.module.css';

type Props = { name: string; status: string; faint: boolean };

/** What there is no room for on a short bar, in the free room after it. */
export const Beside = ({ name, status, faint }: Props) => (
  <span className={classes.beside} data-faint={faint || undefined} aria-hidden>
    <strong>{name}</strong>
    <span>{status}</span>
  </span>
);
