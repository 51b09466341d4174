import type { ReactNode } from 'react';
import { differences } from '../lib/differences.ts';
import type { Editing } from '../lib/editing.ts';
import type { FieldWords } from './DifferenceChoice.tsx';
import classes from './EditForm.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { StaleDialog } from './StaleDialog.tsx';

type Props<R extends { version: number }, V extends object, F extends string> = {
  editing: Editing<R, V, F>;
  words: FieldWords<F>;
  /** What has to be put right before it can be saved, where the form says so all the time. */
  obstacle?: string | undefined;
  children: ReactNode;
};

/** Saves a record's sections together, holds back who would leave them unsaved, and asks when two people changed them. */
export const EditForm = <R extends { version: number }, V extends object, F extends string>({
  editing: { form, fields, base, changed, theirs, valuesOf, stopAsking },
  words,
  obstacle,
  children,
}: Props<R, V, F>) => (
  <form className={classes.form} onSubmit={form.submit} noValidate>
    {children}
    <SaveBar
      shown={changed}
      busy={form.busy}
      failure={theirs ? null : form.failure}
      invalid={Object.keys(form.errors).length > 0}
      obstacle={obstacle}
      discard={() => form.reset(valuesOf(base))}
    />
    <LeaveGuard unsaved={changed} />
    {theirs && (
      <StaleDialog
        key={theirs.version}
        yours={form.values}
        found={differences(fields, valuesOf(base), form.values, valuesOf(theirs))}
        words={words}
        busy={form.busy}
        failure={form.failure}
        save={(values) => void form.run(values)}
        close={stopAsking}
      />
    )}
  </form>
);
