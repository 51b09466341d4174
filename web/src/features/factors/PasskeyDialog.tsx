import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from '../../ui/dialog-form.module.css';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { enrolPasskey } from './api.ts';

type Props = { close: () => void; enrolled: (recoveryCodes: string[]) => Promise<void> };

/** A name for it, and then the browser asks for the finger, the face or the PIN. */
export const PasskeyDialog = ({ close, enrolled }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: t('factors.passkeyName') },
    schema: async () => (await import('@llave/contract/factors')).passkeyForm,
    send: async ({ name }) => enrolled(await enrolPasskey(name)),
  });
  return (
    <Dialog close={close} title={t('factors.addPasskey')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.lead}>{t('factors.passkeyLead')}</p>
        <TextField
          {...form.field('name')}
          label={t('factors.passkeyNameLabel')}
          error={form.errors.name}
          data-autofocus
        />
        <FailureNotice error={form.failure} fallback="factors.passkeyFailed" />
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            {t('forms.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('factors.next')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
