import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { useSession } from '../../lib/session/session.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { Notice } from '../../ui/states/Notice.tsx';
import type { Asked } from './api.ts';

const route = getRouteApi('/auth/code');
const load = () => import('./api.ts');
const loadSecond = () => import('./SecondFactor.tsx').then((file) => file.SecondFactor);

/** Where a scanned code leads: one button signs its owner in. */
export const CodePage = () => {
  const { t } = useTranslation();
  const { scanned } = route.useRouteContext();
  const navigate = useNavigate();
  const inside = useSession()?.user;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const SecondFactor = useLazy(loadSecond, asked !== null);
  const kind = scanned?.kind === 'badge' ? 'badge' : 'signIn';
  usePageTitle(t(`authentication.code.${kind}`));

  const enterDashboard = () => navigate({ to: '/dashboard', replace: true });
  const enter = async () => {
    if (!scanned || running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const more = await (await load()).signInScanned(scanned);
      if (more) return setAsked(more);
      await enterDashboard();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      running.current = false;
    }
  };

  if (asked && SecondFactor) {
    const back = () => void navigate({ to: '/sign-in', replace: true });
    return <SecondFactor asked={asked} done={() => void enterDashboard()} back={back} />;
  }

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
