import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import classes from '../../ui/public-form.module.css';

type Props = { send: () => Promise<unknown>; done: () => void };

/** One press says that the address is one's own. */
export const ConfirmEmailButton = ({ send, done }: Props) => {
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
