import { useId } from 'react';
import classes from './SwitchRow.module.css';

type Props = {
  label: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A choice between on and off, with what it means beside it. */
export const SwitchRow = ({ label, description, checked, onChange, disabled = false }: Props) => {
  const id = useId();
  return (
    <div className={classes.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`}>{description}</p>
      </div>
      <span className={classes.switch}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-about`}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={classes.track} />
      </span>
    </div>
  );
};
