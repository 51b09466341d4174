import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

type Props = FieldFrame & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export const TextInput = ({ id, label, description, error, leftSection, rightSection, className, ...props }: Props) => (
  <Field {...{ id, label, description, error, leftSection, rightSection, className }}>
    {(input) => <input {...props} {...input} />}
  </Field>
);
