import { useId } from 'react';
import type { Tone } from '../signs/Chip.tsx';
import unseen from '../signs/unseen.module.css';
import classes from './FilterPills.module.css';

type Option<V> = { value: V; label: string; tone?: Tone | undefined };
type Props<V> = {
  label: string;
  options: Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** As a form calls the field. */
  name?: string;
};

/** Which part of a list is shown: one of a few, all in sight. */
export const FilterPills = <V extends string>({ label, options, value, onChange, name }: Props<V>) => {
  const ownName = useId();
  return (
    <div className={classes.pills} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className={unseen.over}
            name={name ?? ownName}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span data-tone={option.tone}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
