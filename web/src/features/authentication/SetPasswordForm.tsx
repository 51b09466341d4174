import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import classes from '../../ui/public-form.module.css';

type Props = { userId: string; token: string; done: () => void };

const load = () => import('./api.ts');

export const SetPasswordForm = ({ userId, token, done }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', confirm: '' },
    schema: async () => (await import('@llave/contract/authentication')).setPasswordForm,
    send: async ({ password }) => {
      await (await load()).setByLink(userId, token, password);
      done();
    },
  });
  const expired = (form.failure as { code?: string } | null)?.code === 'linkInvalid';

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.set.title')}</h1>
        <p>{t('authentication.set.lead')}</p>
      </div>
      <PasswordField
        {...form.field('password')}
        label={t('authentication.newPassword')}
        error={form.errors.password}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirm')}
        label={t('authentication.confirm')}
        error={form.errors.confirm}
        autoComplete="new-password"
      />
      <FailureNotice error={form.failure} fallback="authentication.set.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t('authentication.set.submit')}
      </Button>
      <Link to={expired ? '/forgot-password' : '/sign-in'} className={classes.link}>
        {t(expired ? 'authentication.set.askAgain' : 'authentication.backToSignIn')}
      </Link>
    </form>
  );
};
