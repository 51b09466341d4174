import { passwordRules } from '@llave/contract/password-rules';
import { useTranslation } from '../i18n/translation.ts';
import { useForm } from '../lib/form.ts';
import { Button } from './Button.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import classes from './PasswordDialogForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

type Props = { warning: string; close: () => void; save: (password: string) => Promise<void> };

export const PasswordDialogForm = ({ warning, close, save }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', confirm: '' },
    schema: () => import('@llave/contract/authentication').then((file) => file.passwordForm),
    send: ({ password }) => save(password),
  });
  const { password, confirm } = form.values;
  const matches = password !== '' && password === confirm;
  const strong = Object.values(passwordRules).every((holds) => holds(password));

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.warning}>{warning}</p>
      <PasswordField
        {...form.field('password')}
        label={t('authentication.newPassword')}
        error={form.errors.password}
        autoComplete="new-password"
        data-autofocus
      />
      <PasswordField {...form.field('confirm')} label={t('authentication.confirm')} autoComplete="new-password" />
      <PasswordRules password={password} matches={matches} />
      <FailureNotice error={form.failure} fallback="passwords.failed" />
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('passwords.cancel')}
        </Button>
        <Button type="submit" loading={form.busy} disabled={!strong || !matches}>
          {t('passwords.save')}
        </Button>
      </div>
    </form>
  );
};
