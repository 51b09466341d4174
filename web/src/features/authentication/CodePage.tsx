import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from '../../ui/public-form.module.css';

const route = getRouteApi('/auth/code');
const load = () => import('./api.ts');

/** Where a scanned code leads: one button signs its owner in. */
export const CodePage = () => {
  const { t } = useTranslation();
  const { scanned } = route.useRouteContext();
  const navigate = useNavigate();
  const inside = useSession()?.user;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const kind = scanned?.kind === 'badge' ? 'badge' : 'signIn';
  usePageTitle(t(`authentication.code.${kind}`));

  const enter = async () => {
    if (!scanned || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await (await load()).signInScanned(scanned);
      await navigate({ to: '/dashboard', replace: true });
    } catch (error) {
      setFailure(error);
      setBusy(false);
      running.current = false;
    }
  };

  const over = (failure as { code?: string } | null)?.code === 'linkInvalid';
  const reason = over ? t('authentication.code.over') : failureText(t, failure, 'errors.failed');
  return (
    <div className={classes.form}>
      <div className={classes.intro}>
        <h1>{t(`authentication.code.${kind}`)}</h1>
        <p>{t(`authentication.code.${kind}Lead`)}</p>
      </div>
      {!scanned && <Notice kind="bad">{t('authentication.code.incomplete')}</Notice>}
      {failure !== null && <Notice kind="bad">{reason}</Notice>}
      {scanned && !over && inside && !busy && (
        <Notice kind="info">{t('authentication.code.inside', { name: fullName(inside) })}</Notice>
      )}
      {scanned && !over && (
        <Button className={classes.submit} loading={busy} onClick={() => void enter()}>
          {t('authentication.code.submit')}
        </Button>
      )}
      <Link to="/sign-in" className={classes.link}>
        {t('authentication.code.otherWay')}
      </Link>
    </div>
  );
};
