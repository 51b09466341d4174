import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { Notice } from '../../ui/states/Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const route = getRouteApi('/auth/set-password');
const load = () => import('./api.ts');

export const SetPasswordPage = () => {
  const { t } = useTranslation();
  const { userId, token } = route.useSearch();
  const [done, setDone] = useState(false);
  usePageTitle(t('authentication.set.title'));

  if (done)
    return (
      <div className={classes.form}>
        <h1>{t('authentication.set.title')}</h1>
        <Notice kind="good">
          {t('authentication.set.done')}
          <p className={classes.more}>{t('authentication.set.doneMore')}</p>
        </Notice>
        <ButtonLink to="/sign-in" className={classes.submit}>
          {t('authentication.set.signIn')}
        </ButtonLink>
      </div>
    );
  if (!userId || !token)
    return (
      <div className={classes.form}>
        <h1>{t('authentication.set.title')}</h1>
        <Notice kind="bad">{t('authentication.set.incomplete')}</Notice>
        <ButtonLink to="/forgot-password" className={classes.submit}>
          {t('authentication.set.askAgain')}
        </ButtonLink>
      </div>
    );
  const send = async (password: string) => (await load()).setByLink(userId, token, password);
  return <SetPasswordForm send={send} done={() => setDone(true)} />;
};
