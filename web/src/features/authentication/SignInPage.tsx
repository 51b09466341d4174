import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { useLater } from '../../lib/later.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import classes from '../../ui/public-form.module.css';
import { TextField } from '../../ui/TextField.tsx';
import type { Asked } from './api.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { SignInNotice } from './SignInNotice.tsx';

const route = getRouteApi('/auth/sign-in');
const load = () => import('./api.ts');
const loadSecond = () => import('./SecondFactor.tsx').then((file) => file.SecondFactor);

export const SignInPage = () => {
  const { t } = useTranslation();
  const { identifier = '', notice } = route.useSearch();
  const [asked, setAsked] = useState<Asked | null>(null);
  usePageTitle(t('authentication.signIn.title'));
  const form = useForm({
    initial: { identifier, password: '' },
    schema: async () => (await import('@llave/contract/authentication')).signInForm,
    send: async (values) => setAsked((await (await load()).signIn(values)) ?? null),
  });
  const SecondFactor = useLater(loadSecond, asked !== null);
  const back = () => {
    setAsked(null);
    form.set('password', '');
  };
  if (asked && SecondFactor) return <SecondFactor asked={asked} back={back} />;

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.signIn.title')}</h1>
        <p>{t('authentication.signIn.lead')}</p>
      </div>
      <SignInNotice notice={notice} />
      <TextField
        {...form.field('identifier')}
        label={t('authentication.identifier')}
        error={form.errors.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={t('authentication.password')}
        error={form.errors.password}
        autoComplete="current-password"
      />
      <FailureNotice error={form.failure} fallback="errors.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t('authentication.signIn.submit')}
      </Button>
      <Link
        to="/forgot-password"
        search={{ identifier: form.values.identifier.trim() || undefined }}
        className={classes.link}
      >
        {t('authentication.signIn.forgot')}
      </Link>
      <Link to="/sign-on" search={{ identifier: form.values.identifier.trim() || undefined }} className={classes.link}>
        {t('authentication.signIn.signOn')}
      </Link>
      <DemoSignIns choose={(chosen) => form.reset(chosen)} />
      <p className={classes.foot}>
        {t('authentication.signIn.noAccount')}
        <Link to="/sign-up">{t('authentication.signIn.signUp')}</Link>
      </p>
    </form>
  );
};
