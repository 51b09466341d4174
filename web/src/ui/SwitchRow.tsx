import { Switch } from '@mantine/core';
import classes from './SwitchRow.module.css';

type Props = { label: string; description: string; checked: boolean; onChange: (checked: boolean) => void };

/** A choice between on and off, with what it means beside it. */
export const SwitchRow = ({ label, description, checked, onChange }: Props) => (
  <Switch
    label={label}
    description={description}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
    labelPosition="left"
    size="lg"
    withThumbIndicator={false}
    classNames={classes}
  />
);
