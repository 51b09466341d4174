import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { type AccountField, type AccountValues, type Choice, differences, settle } from './account-form.ts';
import { DifferenceChoice } from './DifferenceChoice.tsx';
import classes from './StaleDialog.module.css';

type Props = {
  base: AccountValues;
  yours: AccountValues;
  theirs: AccountValues;
  busy: boolean;
  failure: unknown;
  save: (values: AccountValues) => void;
  close: () => void;
};

/** Two people changed the account: shows both sides of each field and saves only what was chosen. */
export const StaleDialog = ({ base, yours, theirs, busy, failure, save, close }: Props) => {
  const { t } = useTranslation();
  const found = differences(base, yours, theirs);
  const [choices, setChoices] = useState<Partial<Record<AccountField, Choice>>>(() =>
    Object.fromEntries(found.filter(({ touched }) => !touched).map(({ field }) => [field, 'theirs'])),
  );
  const open = found.some(({ field }) => !choices[field]);

  return (
    <Dialog opened close={close} title={t('accounts.stale.title')} size="lg">
      <p className={classes.lead}>{t('accounts.stale.lead')}</p>
      <div className={classes.list}>
        {found.map((difference) => (
          <DifferenceChoice
            key={difference.field}
            difference={difference}
            choice={choices[difference.field]}
            choose={(choice) => setChoices({ ...choices, [difference.field]: choice })}
          />
        ))}
      </div>
      <FailureNotice error={failure} fallback="forms.saveFailed" />
      {open && <p className={classes.hint}>{t('accounts.stale.choose')}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('accounts.stale.cancel')}
        </Button>
        <Button loading={busy} disabled={open} onClick={() => save(settle(yours, found, choices))}>
          {t('accounts.stale.save')}
        </Button>
      </div>
    </Dialog>
  );
};
