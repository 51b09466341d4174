import { fullName, type NamedPerson } from '../../lib/text/full-name.ts';
import classes from './Initials.module.css';

type Props = { user: NamedPerson; quiet?: boolean };

/** A person as a yellow coin with the first letters of their name, or a quiet one where many stand together. */
export const Initials = ({ user, quiet = false }: Props) => {
  const letters = fullName(user)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase());
  return (
    <span className={classes.coin} data-quiet={quiet || undefined} aria-hidden="true">
      {letters.join('')}
    </span>
  );
};
