import { fullName, type NamedPerson } from '../lib/full-name.ts';
import classes from './Initials.module.css';

/** A person as a yellow coin with the first letters of their name. */
export const Initials = ({ user }: { user: NamedPerson }) => {
  const letters = fullName(user)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase());
  return (
    <span className={classes.coin} aria-hidden="true">
      {letters.join('')}
    </span>
  );
};
