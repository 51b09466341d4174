import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import publicForm from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import type { Asked } from './api.ts';
import classes from './SignInPage.module.css';

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
  const SecondFactor = useLazy(loadSecond, asked !== null);
  const back = () => {
    setAsked(null);
    form.set('password', '');
  };
  if (asked && SecondFactor) return <SecondFactor asked={asked} back={back} />;

  return (
    <form className={publicForm.form} onSubmit={form.submit} noValidate>
      <div className={publicForm.intro}>
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
      <Button type="submit" className={publicForm.submit} loading={form.busy}>
        {t('authentication.signIn.submit')}
      </Button>
      <Link
        to="/forgot-password"
        search={{ identifier: form.values.identifier.trim() || undefined }}
        className={publicForm.link}
      >
        {t('authentication.signIn.forgot')}
      </Link>
      <Link
        to="/sign-on"
        search={{ identifier: form.values.identifier.trim() || undefined }}
        className={publicForm.link}
      >
        {t('authentication.signIn.signOn')}
      </Link>
      <DemoSignIns choose={(chosen) => form.reset(chosen)} />
      <p className={publicForm.foot}>
        {t('authentication.signIn.noAccount')}
        <Link to="/sign-up">{t('authentication.signIn.signUp')}</Link>
      </p>
    </form>
  );
};

const notices = { registered: 'good', passwordChanged: 'good', ended: 'info' } as const;

/** Why one has come to the sign-in page, when there is a reason to tell. */
const SignInNotice = ({ notice }: { notice: string | undefined }) => {
  const { t } = useTranslation();
  if (!notice || !(notice in notices)) return null;

  const known = notice as keyof typeof notices;
  return <Notice kind={notices[known]}>{t(`authentication.signIn.${known}`)}</Notice>;
};

type Demo = { admin: string; worker: string; password: string };

/** The demo company's sign-ins, while there is a demo; choosing one fills the form. */
const DemoSignIns = ({ choose }: { choose: (values: { identifier: string; password: string }) => void }) => {
  const { t } = useTranslation();
  const [demo, setDemo] = useState<Demo | null>(null);

  useEffect(() => {
    fetch('/api/demo')
      .then((response) => (response.ok ? response.json() : { demo: null }))
      .then((answer: { demo: Demo | null }) => setDemo(answer.demo))
      .catch(() => setDemo(null));
  }, []);

  if (!demo) return null;
  const people = [
    { name: demo.admin, role: t('authentication.signIn.demoAdmin') },
    { name: demo.worker, role: t('authentication.signIn.demoWorker') },
  ];
  return (
    <section className={classes.demo} aria-labelledby="demo">
      <h2 id="demo">{t('authentication.signIn.demo')}</h2>
      {people.map(({ name, role }) => (
        <button key={name} type="button" onClick={() => choose({ identifier: name, password: demo.password })}>
          <strong>{role}</strong>
          <span>{name}</span>
        </button>
      ))}
    </section>
  );
};
