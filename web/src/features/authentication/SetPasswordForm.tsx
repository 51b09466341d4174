import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';

type Props = {
  /** Whether it is somebody's first, who confirms their address with it. */
  isFirst?: boolean;
  send: (password: string) => Promise<unknown>;
  done: () => void;
};

/** A password of one's own, typed twice, by whoever came with a mailed link. */
export const SetPasswordForm = ({ isFirst = false, send, done }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', confirm: '' },
    schema: async () => (await import('@llave/contract/authentication')).setPasswordForm,
    send: async ({ password }) => {
      await send(password);
      done();
    },
  });
  const { code } = (form.failure ?? {}) as { code?: string };
  const mayAsk = code === 'linkInvalid' && !isFirst;
  const words = isFirst ? 'invited' : 'set';

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t(`authentication.${words}.title`)}</h1>
        <p>{t(`authentication.${words}.lead`)}</p>
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
        {t(`authentication.${words}.submit`)}
      </Button>
      <Link to={mayAsk ? '/forgot-password' : '/sign-in'} className={classes.link}>
        {t(mayAsk ? 'authentication.set.askAgain' : 'authentication.backToSignIn')}
      </Link>
    </form>
  );
};
