import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import type { Asked } from './api.ts';
import { dropProviderAnswer } from './provider-answer.ts';

const route = getRouteApi('/auth/sign-on');
const load = () => import('./api.ts');
const loadSecond = () => import('./SecondFactor.tsx').then((file) => file.SecondFactor);

/** To the company's own provider by one's address, and where it sends people back to. */
export const SignOnPage = () => {
  const { t } = useTranslation();
  const { answer } = route.useRouteContext();
  const { identifier = '' } = route.useSearch();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [isBack, setIsBack] = useState(answer !== null);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const SecondFactor = useLazy(loadSecond, asked !== null);
  usePageTitle(t('authentication.signOn.title'));
  const form = useForm({
    initial: { identifier },
    schema: async () => (await import('@llave/contract/authentication')).forgotPasswordForm,
    send: async (values) => {
      setFailure(null);
      await (await load()).goToProvider(values);
    },
  });

  const enter = () => navigate({ to: '/dashboard', replace: true });
  const complete = async () => {
    if (!answer || begun.current) return;
    begun.current = true;
    dropProviderAnswer();
    try {
      const more = await (await load()).completeAtProvider(answer);
      if (more) return setAsked(more);
      await enter();
    } catch (error) {
      setFailure(error);
      setIsBack(false);
    }
  };
  useEffect(() => void complete());

  if (asked && SecondFactor) {
    const back = () => void navigate({ to: '/sign-in', replace: true });
    return <SecondFactor asked={asked} done={() => void enter()} back={back} />;
  }
  const refused = failure ?? form.failure;
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.signOn.title')}</h1>
        <p>{t(isBack ? 'authentication.signOn.entering' : 'authentication.signOn.lead')}</p>
      </div>
      {!isBack && (
        <TextField
          {...form.field('identifier')}
          label={t('authentication.signOn.email')}
          error={form.errors.identifier}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {refused !== null && <Notice kind="bad">{reasonOf(t, refused)}</Notice>}
      <Button type="submit" className={classes.submit} loading={form.busy || isBack}>
        {t('authentication.signOn.submit')}
      </Button>
      <Link to="/sign-in" className={classes.link}>
        {t('authentication.code.otherWay')}
      </Link>
    </form>
  );
};

const reasonOf = (t: ReturnType<typeof useTranslation>['t'], error: unknown) => {
  const { code } = error as { code?: string };
  if (code === 'notFound') return t('authentication.signOn.unknown');
  if (code === 'linkInvalid') return t('authentication.signOn.over');
  return failureText(t, error, 'errors.failed');
};
