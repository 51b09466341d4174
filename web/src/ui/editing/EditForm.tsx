import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { differences } from '../../lib/forms/differences.ts';
import type { Editing } from '../../lib/forms/editing.ts';
import { Button } from '../buttons/Button.tsx';
import { FailureNotice } from '../states/FailureNotice.tsx';
import { Notice } from '../states/Notice.tsx';
import type { FieldWords } from './DifferenceChoice.tsx';
import classes from './EditForm.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
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

type SaveBarProps = {
  shown: boolean;
  busy: boolean;
  failure: unknown;
  invalid: boolean;
  /** What has to be put right before it can be saved. */
  obstacle?: string | undefined;
  discard: () => void;
};

/** Stays in sight while a long form has something to save. */
const SaveBar = ({ shown, busy, failure, invalid, obstacle, discard }: SaveBarProps) => {
  const { t } = useTranslation();
  if (!shown) return null;

  return (
    <div className={classes.bar}>
      <FailureNotice error={failure} fallback="forms.saveFailed" />
      {invalid && <Notice kind="bad">{t('errors.invalid')}</Notice>}
      <div className={classes.row}>
        <p>{obstacle ?? t('forms.unsaved')}</p>
        <Button variant="default" onClick={discard} disabled={busy}>
          {t('forms.discard')}
        </Button>
        <Button type="submit" loading={busy} disabled={obstacle !== undefined}>
          {t('forms.save')}
        </Button>
      </div>
    </div>
  );
};
