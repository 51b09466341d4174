import { ruleText } from '../../i18n/failure-text.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Textarea } from '../forms/Textarea.tsx';
import { FailureNotice } from '../states/FailureNotice.tsx';
import { notifySuccess } from '../toasts/notify.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import classes from './dialog-form.module.css';

type Props = {
  title: string;
  lead: string;
  hint: string;
  submit: string;
  done: string;
  failed: TextKey;
  send: (note: string) => Promise<unknown>;
  close: () => void;
};

/** Nothing is closed without saying how it ended. */
export const ClosingDialog = ({ title, lead, hint, submit, done, failed, send, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { note: '' },
    schema: () => import('@llave/contract/check-ins').then((file) => file.checkInClosing),
    send: async ({ note }) => {
      await send(note);
      close();
      notifySuccess(done);
    },
  });
  return (
    <Dialog close={close} title={title}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.lead}>{lead}</p>
        <Textarea
          {...form.field('note')}
          label={t('closing.note')}
          description={hint}
          error={ruleText(t, form.errors.note)}
          maxLength={2000}
          rows={4}
          data-autofocus
        />
        <FailureNotice error={form.failure} fallback={failed} />
        <DialogActions close={close} submit={submit} busy={form.busy} />
      </form>
    </Dialog>
  );
};
