import { IconSelector } from '@tabler/icons-react';
import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

type Props = FieldFrame & SelectHTMLAttributes<HTMLSelectElement>;

/** One of a few, chosen in the way of the device. */
export const Select = ({ id, label, description, error, className, ...props }: Props) => (
  <Field {...{ id, label, description, error, className }} rightSection={<IconSelector size={18} />}>
    {(input) => <select {...props} {...input} />}
  </Field>
);
