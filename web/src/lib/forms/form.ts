import type { AppError, ErrorCode } from '@llave/contract/errors';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, issuesOf, readPath, type Schema, serverIssues, writePath } from './form-values.ts';

type Options<V> = {
  initial: V;
  /** The contract's schema, asked for when the first field is touched: a page that is only looked at goes without. */
  schema: () => Promise<Schema>;
  send: (values: V) => Promise<void>;
  /** Errors of the API that one field is to blame for: its path and the rule to show there. */
  blame?: Partial<Record<ErrorCode, FieldErrors>>;
};

/** What a group of fields needs of the form it stands in. */
export type FormFields = Pick<ReturnType<typeof useForm>, 'field' | 'errors'>;

/** State of one form: the contract's rules, one message a field, sent once at a time, nothing typed is lost. */
export const useForm = <V extends object>({ initial, schema, send, blame }: Options<V>) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const loaded = useRef<Schema | null>(null);
  const load = useRef(schema);

  const warm = () => {
    load.current().then(
      (found) => {
        loaded.current = found;
      },
      () => undefined,
    );
  };

  const change = (next: V, path: string) => {
    setValues(next);
    const broken = Object.keys(errors).some((known) => known === path || known.startsWith(`${path}.`));
    if (broken && loaded.current) setErrors(stillBroken(errors, issuesOf(loaded.current, next)));
  };

  const set = (path: string, value: unknown) => change(writePath(values, path, value), path);

  const field = (path: string) => ({
    name: path,
    value: String(readPath(values, path) ?? ''),
    onChange: (event: { currentTarget: { value: string } }) => set(path, event.currentTarget.value),
    onFocus: warm,
  });

  const refuse = (found: FieldErrors, form: HTMLFormElement | null) => {
    setErrors(found);
    focusFirst(form, found);
  };

  /** Checks and sends these values, unless something is being sent already. */
  const run = async (sent: V, form: HTMLFormElement | null = null) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      loaded.current ??= await load.current();
      const found = issuesOf(loaded.current, sent);
      if (Object.keys(found).length > 0) return refuse(found, form);
      setErrors({});
      await send(sent);
    } catch (error) {
      const found = serverIssues(error) ?? blame?.[(error as AppError).code];
      if (found) refuse(found, form);
      else setFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  /** Whether the fields of a step are right; says at each what is wrong with it. */
  const check = async (isOfStep: (path: string) => boolean, form: HTMLFormElement | null = null) => {
    loaded.current ??= await load.current();
    const found = Object.entries(issuesOf(loaded.current, values)).filter(([path]) => isOfStep(path));
    refuse(Object.fromEntries(found), form);
    return found.length === 0;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(values, event.currentTarget);
  };

  const reset = (next: V) => {
    setValues(next);
    setErrors({});
    setFailure(null);
  };

  return { values, errors, failure, busy, set, field, run, check, submit, reset };
};

const stillBroken = (before: FieldErrors, now: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([path]) => path in before));

const focusFirst = (form: HTMLFormElement | null, found: FieldErrors) => {
  const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in found);
  (first as HTMLElement | undefined)?.focus();
};
