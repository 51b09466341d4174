import classes from './FilterSelect.module.css';
import { Select } from './Select.tsx';

type Props<V extends string> = {
  label: string;
  /** What is said while nothing is left out. */
  all: string;
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: V | undefined) => void;
};

/** Which part of a list is shown, where there are too many to have all in sight. */
export const FilterSelect = <V extends string>({ label, all, options, value, onChange }: Props<V>) => (
  <Select
    aria-label={label}
    className={classes.select}
    data-set={value !== undefined || undefined}
    value={value ?? ''}
    onChange={(event) => onChange(options.find((option) => option.value === event.currentTarget.value)?.value)}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
