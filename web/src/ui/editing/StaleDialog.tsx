import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { type Choice, type Difference, settle } from '../../lib/forms/differences.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { FailureNotice } from '../states/FailureNotice.tsx';
import { DifferenceChoice, type FieldWords } from './DifferenceChoice.tsx';
import classes from './StaleDialog.module.css';

type Props<V, F extends string> = {
  yours: V;
  found: Difference<F>[];
  words: FieldWords<F>;
  busy: boolean;
  failure: unknown;
  save: (values: V) => void;
  close: () => void;
};

/** Two people changed the same thing: shows both sides of each field and saves only what was chosen. */
export const StaleDialog = <V, F extends string>({ yours, found, words, busy, failure, save, close }: Props<V, F>) => {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>(() =>
    Object.fromEntries(found.filter(({ touched }) => !touched).map(({ field }) => [field, 'theirs'])),
  );
  const open = found.some(({ field }) => !choices[field]);

  return (
    <Dialog close={close} title={t('forms.stale.title')} size="lg">
      <p className={classes.lead}>{t('forms.stale.lead')}</p>
      <div className={classes.list}>
        {found.map((difference) => (
          <DifferenceChoice
            key={difference.field}
            difference={difference}
            words={words}
            choice={choices[difference.field]}
            choose={(choice) => setChoices({ ...choices, [difference.field]: choice })}
          />
        ))}
      </div>
      <FailureNotice error={failure} fallback="forms.saveFailed" />
      {open && <p className={classes.hint}>{t('forms.stale.choose')}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('forms.stale.cancel')}
        </Button>
        <Button loading={busy} disabled={open} onClick={() => save(settle(yours, found, choices))}>
          {t('forms.stale.save')}
        </Button>
      </div>
    </Dialog>
  );
};
