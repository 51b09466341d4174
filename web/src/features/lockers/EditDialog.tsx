import { type Locker, lockerForm } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import { differences } from '../../lib/forms/differences.ts';
import { useEditing } from '../../lib/forms/editing.ts';
import { StaleDialog } from '../../ui/editing/StaleDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { saveLocker } from './api.ts';
import classes from './LockerFields.module.css';
import { LockerFields } from './LockerFields.tsx';
import { lockerFields, lockerWords, takenNumber, valuesOf } from './locker-form.ts';

type Props = { locker: Locker; close: () => void };

export const EditDialog = ({ locker, close }: Props) => {
  const { t } = useTranslation();
  const { form, base, changed, theirs, stopAsking } = useEditing({
    record: locker,
    fields: lockerFields,
    valuesOf,
    schema: lockerForm,
    blame: takenNumber,
    save: (values, version) => saveLocker(locker.id, values, version),
    onSaved: () => {
      close();
      notifySuccess(t('forms.saved'));
    },
  });
  return (
    <>
      <Dialog close={close} title={t('lockers.form.editTitle', { number: base.identifierValue })} size="lg">
        <form className={classes.form} onSubmit={form.submit} noValidate>
          <LockerFields form={form} fixed={locker.status === 'InUse'} />
          <FailureNotice error={theirs ? null : form.failure} fallback="forms.saveFailed" />
          <DialogActions
            close={close}
            submit={t('forms.save')}
            busy={form.busy}
            disabled={!changed}
            className={classes.actions}
          />
        </form>
      </Dialog>
      {theirs && (
        <StaleDialog
          key={theirs.version}
          yours={form.values}
          found={differences(lockerFields, valuesOf(base), form.values, valuesOf(theirs))}
          words={lockerWords(t)}
          busy={form.busy}
          failure={form.failure}
          save={(values) => void form.run(values)}
          close={stopAsking}
        />
      )}
    </>
  );
};
