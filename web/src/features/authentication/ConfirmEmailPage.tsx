import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const route = getRouteApi('/auth/confirm-email');
const load = () => import('./api.ts');

/** Where the link leads that is mailed to an address. Programs open links to look at them: only a press confirms. */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation();
  const { userId, accountId, token, password } = route.useSearch();
  const [done, setDone] = useState(false);
  const isFirst = password === 'new';
  const isInside = useSession() !== null && !isFirst;
  const title = t(isFirst ? 'authentication.invited.title' : 'authentication.confirmEmail.title');
  usePageTitle(title);

  if (done)
    return (
      <div className={classes.form}>
        <h1>{title}</h1>
        <Notice kind="good">
          {t('authentication.confirmEmail.done')}
          <p className={classes.more}>{t('authentication.confirmEmail.doneMore')}</p>
        </Notice>
        <ButtonLink to={isInside ? '/dashboard' : '/sign-in'} className={classes.submit}>
          {t(isInside ? 'authentication.confirmEmail.goOn' : 'authentication.set.signIn')}
        </ButtonLink>
      </div>
    );
  if (!userId || !accountId || !token)
    return (
      <div className={classes.form}>
        <h1>{title}</h1>
        <Notice kind="bad">{t('authentication.confirmEmail.incomplete')}</Notice>
      </div>
    );
  const send = async (secret?: string) => (await load()).confirmAddress({ userId, accountId, token }, secret);
  const finish = () => setDone(true);
  return isFirst ? (
    <SetPasswordForm isFirst send={send} done={finish} />
  ) : (
    <ConfirmEmailButton send={send} done={finish} />
  );
};

type ConfirmEmailButtonProps = { send: () => Promise<unknown>; done: () => void };

/** One press says that the address is one's own. */
const ConfirmEmailButton = ({ send, done }: ConfirmEmailButtonProps) => {
  const { t } = useTranslation();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await send();
      done();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      running.current = false;
    }
  };

  return (
    <div className={classes.form}>
      <div className={classes.intro}>
        <h1>{t('authentication.confirmEmail.title')}</h1>
        <p>{t('authentication.confirmEmail.lead')}</p>
      </div>
      <FailureNotice error={failure} fallback="authentication.confirmEmail.failed" />
      <Button className={classes.submit} loading={busy} onClick={() => void press()}>
        {t('authentication.confirmEmail.submit')}
      </Button>
      <Link to="/sign-in" className={classes.link}>
        {t('authentication.backToSignIn')}
      </Link>
    </div>
  );
};
