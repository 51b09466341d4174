import type { ToolCard } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { today } from '../../../lib/time/days.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { lend } from '../api.ts';
import classes from './form.module.css';

type Props = { tool: ToolCard; close: () => void };

/** To someone who is no user: who, how to reach them, and until when. */
export const LendDialog = ({ tool, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: '', email: '', until: null as string | null },
    schema: () => import('@llave/contract/tool-forms').then(({ loanForm }) => loanForm),
    send: async (values) => {
      await lend(tool, values);
      close();
      notifySuccess(t('tools.lend.done', { name: values.name }));
    },
  });
  return (
    <Dialog close={close} title={t('tools.lend.title', { tool: tool.name })}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.lead}>{t('tools.lend.lead')}</p>
        <TextField
          {...form.field('name')}
          label={t('tools.lend.name')}
          error={form.errors.name}
          autoComplete="off"
          data-autofocus
        />
        <TextField
          {...form.field('email')}
          label={t('tools.lend.email')}
          error={form.errors.email}
          type="email"
          autoComplete="off"
        />
        <TextField
          {...form.field('until')}
          label={t('tools.lend.until')}
          error={form.errors.until}
          type="date"
          min={today()}
          onChange={(event) => form.set('until', event.currentTarget.value || null)}
        />
        <FailureNotice error={form.failure} fallback="tools.lend.failed" />
        <DialogActions close={close} submit={t('tools.lend.submit')} busy={form.busy} className={classes.actions} />
      </form>
    </Dialog>
  );
};
