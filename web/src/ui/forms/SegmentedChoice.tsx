import { useId } from 'react';
import unseen from '../signs/unseen.module.css';
import classes from './SegmentedChoice.module.css';

type Option<V> = { value: V; label: string; disabled?: boolean };
type Props<V> = {
  label: string;
  /** What the chosen one means. */
  meaning: string;
  options: Option<V>[];
  value: V;
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export const SegmentedChoice = <V extends string | number>({ label, meaning, options, value, onChange }: Props<V>) => {
  const id = useId();
  return (
    <div className={classes.choice}>
      <div>
        <p id={`${id}-label`} className={classes.label}>
          {label}
        </p>
        <p id={`${id}-meaning`} className={classes.meaning}>
          {meaning}
        </p>
      </div>
      <div
        className={classes.track}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-meaning`}
      >
        {options.map((option) => (
          <label key={option.value} data-disabled={option.disabled || undefined}>
            <input
              type="radio"
              className={unseen.over}
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
