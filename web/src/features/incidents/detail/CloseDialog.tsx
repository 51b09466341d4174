import type { Incident } from '@llave/contract/incidents';
import { useId } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import dialogForm from '../../../ui/overlays/dialog-form.module.css';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { close as closeIncident } from '../api.ts';
import { noticeTime } from '../notice-time.ts';
import classes from './CloseDialog.module.css';

type Props = { incident: Incident; close: () => void };

/** Nothing is closed without saying how it ended. */
export const CloseDialog = ({ incident, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { note: '', repaired: false },
    schema: () => import('@llave/contract/incidents').then((file) => file.closingForm),
    send: async (values) => {
      await closeIncident(incident, values);
      close();
      notifySuccess(t('incidents.close.done'), noticeTime);
    },
  });
  return (
    <Dialog close={close} title={t('incidents.close.title')}>
      <form className={dialogForm.form} onSubmit={form.submit} noValidate>
        <p className={dialogForm.lead}>{t('incidents.close.lead')}</p>
        <Textarea
          {...form.field('note')}
          label={t('incidents.close.note')}
          description={t('incidents.close.hint')}
          error={ruleText(t, form.errors.note)}
          maxLength={2000}
          rows={4}
          data-autofocus
        />
        <RepairedTick checked={form.values.repaired} onChange={(repaired) => form.set('repaired', repaired)} />
        <FailureNotice error={form.failure} fallback="incidents.close.failed" />
        <DialogActions close={close} submit={t('incidents.close.submit')} busy={form.busy} />
      </form>
    </Dialog>
  );
};

type RepairedTickProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether the tool was mended, and what follows from it. */
const RepairedTick = ({ checked, onChange }: RepairedTickProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.tick}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-about`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{t('incidents.close.repaired')}</label>
        <p id={`${id}-about`}>{t('incidents.close.repairedLead')}</p>
      </div>
    </div>
  );
};
