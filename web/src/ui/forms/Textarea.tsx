import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame } from './Field.tsx';

type Props = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const Textarea = ({ id, label, description, error, className, ...props }: Props) => (
  <Field {...{ id, label, description, error, className }}>{(input) => <textarea {...props} {...input} />}</Field>
);
