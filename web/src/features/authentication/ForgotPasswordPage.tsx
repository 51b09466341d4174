import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';

const route = getRouteApi('/auth/forgot-password');
const load = () => import('./api.ts');

export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { identifier = '' } = route.useSearch();
  const [sent, setSent] = useState(false);
  usePageTitle(t('authentication.forgot.title'));
  const form = useForm({
    initial: { identifier },
    schema: async () => (await import('@llave/contract/authentication')).forgotPasswordForm,
    send: async (values) => {
      setSent(false);
      await (await load()).askForLink(values);
      setSent(true);
    },
  });

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.forgot.title')}</h1>
        <p>{t('authentication.forgot.lead')}</p>
      </div>
      <TextField
        {...form.field('identifier')}
        label={t('authentication.identifier')}
        error={form.errors.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FailureNotice error={form.failure} fallback="authentication.forgot.failed" />
      {sent && (
        <Notice kind="good">
          {t('authentication.forgot.sent')}
          <p className={classes.more}>{t('authentication.forgot.sentMore')}</p>
        </Notice>
      )}
      <Button type="submit" className={classes.submit} loading={form.busy} variant={sent ? 'default' : 'filled'}>
        {t(sent ? 'authentication.forgot.again' : 'authentication.forgot.submit')}
      </Button>
      <Link to="/sign-in" search={{ identifier: form.values.identifier.trim() || undefined }} className={classes.link}>
        {t('authentication.backToSignIn')}
      </Link>
    </form>
  );
};
