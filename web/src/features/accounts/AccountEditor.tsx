import { type Account, accountForm } from '@llave/contract/accounts';
import type { AppError } from '@llave/contract/errors';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { announce } from '../../ui/announce.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { SaveBar } from '../../ui/SaveBar.tsx';
import classes from './AccountEditor.module.css';
import { AccountSections } from './AccountSections.tsx';
import { type AccountValues, isChanged, valuesOf } from './account-form.ts';
import { saveAccount } from './api.ts';
import { StaleDialog } from './StaleDialog.tsx';

/** Edits the account as it was when it was opened; what others change meanwhile waits until it is asked about. */
export const AccountEditor = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const [base, setBase] = useState(account);
  const [theirs, setTheirs] = useState<Account | null>(null);

  const save = async (values: AccountValues, version: number) => {
    const saved = await saveAccount(values, version);
    setBase(saved);
    setTheirs(null);
    form.reset(valuesOf(saved));
    announce(t, t('forms.saved'));
  };

  const form = useForm({
    initial: valuesOf(account),
    schema: async () => accountForm,
    send: (values: AccountValues) =>
      save(values, (theirs ?? base).version).catch((error: AppError) => {
        if (error.code !== 'stale') throw error;
        setTheirs((error.details as { current: Account }).current);
      }),
  });

  const changed = isChanged(form.values, valuesOf(base));
  const { reset } = form;
  useEffect(() => {
    if (changed || account.version <= base.version) return;
    setBase(account);
    reset(valuesOf(account));
  }, [account, base.version, changed, reset]);

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <AccountSections account={base} form={form} />
      <SaveBar
        shown={changed}
        busy={form.busy}
        failure={theirs ? null : form.failure}
        invalid={Object.keys(form.errors).length > 0}
        discard={() => form.reset(valuesOf(base))}
      />
      <LeaveGuard unsaved={changed} />
      {theirs && (
        <StaleDialog
          key={theirs.version}
          base={valuesOf(base)}
          yours={form.values}
          theirs={valuesOf(theirs)}
          busy={form.busy}
          failure={form.failure}
          save={(values) => void form.run(values)}
          close={() => setTheirs(null)}
        />
      )}
    </form>
  );
};
