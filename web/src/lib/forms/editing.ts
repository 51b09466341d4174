import type { AppError, ErrorCode } from '@llave/contract/errors';
import { useEffect, useState } from 'react';
import { differences, isChanged } from './differences.ts';
import { useForm } from './form.ts';
import type { FieldErrors, Schema } from './form-values.ts';

type Options<R, V, F extends string> = {
  record: R;
  /** What is edited, in the order in which the screen shows it. */
  fields: readonly F[];
  valuesOf: (record: R) => V;
  schema: Schema;
  save: (values: V, version: number) => Promise<R>;
  onSaved: () => void;
  blame?: Partial<Record<ErrorCode, FieldErrors>>;
};

/** Edits a record as it was when it was opened; what others change meanwhile waits until it is asked about. */
export const useEditing = <R extends { version: number }, V extends object, F extends string>(
  options: Options<R, V, F>,
) => {
  const { record, fields, valuesOf, schema, blame, save, onSaved } = options;
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<R | null>(null);

  const send = async (values: V, version = (theirs ?? base).version): Promise<void> => {
    try {
      const saved = await save(values, version);
      setBase(saved);
      setTheirs(null);
      form.reset(valuesOf(saved));
      onSaved();
    } catch (error) {
      if ((error as AppError).code !== 'stale') throw error;
      const { current } = (error as { details: { current: R } }).details;
      if (differences(fields, valuesOf(base), values, valuesOf(current)).length === 0)
        return send(values, current.version);
      setTheirs(current);
    }
  };
  const form = useForm<V>({
    initial: valuesOf(record),
    schema: async () => schema,
    send: (values) => send(values),
    blame,
  });

  const changed = isChanged(fields, form.values, valuesOf(base));
  useEffect(() => {
    if (changed || record.version <= base.version) return;
    setBase(record);
    form.reset(valuesOf(record));
  }, [record, base.version, changed, form.reset, valuesOf]);

  return { form, fields, base, changed, theirs, valuesOf, stopAsking: () => setTheirs(null) };
};

export type Editing<R extends { version: number }, V extends object, F extends string> = ReturnType<
  typeof useEditing<R, V, F>
>;
