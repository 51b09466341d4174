import { type ReactNode, useId } from 'react';
import classes from './CheckRow.module.css';

type Props = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  error?: string | undefined;
  /** Of less weight than what it stands below. */
  quiet?: boolean;
};

/** A box to tick, with all of its words to tap on. */
export const CheckRow = ({ label, checked, onChange, disabled, error, quiet }: Props) => {
  const errorId = useId();
  return (
    <div className={classes.row} data-quiet={quiet || undefined} data-invalid={error ? true : undefined}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
};
