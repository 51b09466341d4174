import { useId } from 'react';
import type { Tone } from './Chip.tsx';
import classes from './FilterPills.module.css';

type Option<V> = { value: V; label: string; tone?: Tone };
type Props<V> = { label: string; options: Option<V>[]; value: V; onChange: (value: V) => void };

/** Which part of a list is shown: one of a few, all in sight. */
export const FilterPills = <V extends string>({ label, options, value, onChange }: Props<V>) => {
  const name = useId();
  return (
    <div className={classes.pills} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span data-tone={option.tone}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
