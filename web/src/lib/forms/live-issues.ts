import { useState } from 'react';
import type { useForm } from './form.ts';
import { type FieldErrors, issuesOf, type Schema } from './form-values.ts';

type Form<V extends object> = ReturnType<typeof useForm<V>>;

/** A form that knows all the time what is wrong with it, and says so at a field once it has been left. */
export const useLiveIssues = <V extends object>(form: Form<V>, schema: Schema) => {
  const [left, setLeft] = useState<readonly string[]>([]);
  const broken = issuesOf(schema, form.values);
  const leave = (path: string) => setLeft((before) => (before.includes(path) ? before : [...before, path]));
  const said: FieldErrors = Object.fromEntries(Object.entries(broken).filter(([path]) => left.includes(path)));
  return {
    broken,
    fields: {
      values: form.values,
      errors: { ...form.errors, ...said },
      field: (path: string) => ({ ...form.field(path), onBlur: () => leave(path) }),
      set: (path: string, value: unknown) => {
        form.set(path, value);
        leave(path);
      },
    },
  };
};

/** What a group of fields needs of such a form. */
export type LiveFields<V extends object> = ReturnType<typeof useLiveIssues<V>>['fields'];
