import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import classes from '../../ui/dialog-form.module.css';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { proveBy } from './api.ts';

type Props = { way: 'password' | 'totp'; end: (proved: boolean) => void };

const schemas = {
  password: async () => (await import('@llave/contract/authentication')).proofPasswordForm,
  totp: async () => (await import('@llave/contract/factors')).totpForm,
};

export const ProofForm = ({ way, end }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', code: '' },
    schema: schemas[way],
    send: async ({ password, code }) => {
      await proveBy(way === 'password' ? { password } : { code });
      end(true);
    },
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      {way === 'password' ? (
        <PasswordField
          {...form.field('password')}
          label={t('authentication.password')}
          error={form.errors.password}
          autoComplete="current-password"
          data-autofocus
        />
      ) : (
        <TextField
          {...form.field('code')}
          label={t('authentication.second.code')}
          error={form.errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
      )}
      <FailureNotice error={form.failure} fallback="errors.failed" />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => end(false)}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" loading={form.busy}>
          {t('factors.proof.submit')}
        </Button>
      </div>
    </form>
  );
};
