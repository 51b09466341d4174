import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import classes from '../../ui/public-form.module.css';
import { type Asked, passByPasskey } from './api.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';

type Props = { asked: Asked; done?: () => void; back: () => void };

/** The second step of signing in: a passkey, the code of an app, or one of those kept for when both are lost. */
export const SecondFactor = ({ asked, done, back }: Props) => {
  const { t } = useTranslation();
  const [way, setWay] = useState(asked.ways[0] ?? 'totp');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  usePageTitle(t('authentication.second.title'));
  const byPasskey = async () => {
    setBusy(true);
    setFailure(null);
    await passByPasskey(asked).then(done, setFailure);
    setBusy(false);
  };
  return (
    <div className={classes.form}>
      <div className={classes.intro}>
        <h1>{t('authentication.second.title')}</h1>
        <p>{t(`authentication.second.${way}Lead`)}</p>
      </div>
      {way === 'passkey' ? (
        <>
          <FailureNotice error={failure} fallback="errors.failed" />
          <Button
            className={classes.submit}
            leftSection={<IconFingerprint size={22} />}
            loading={busy}
            onClick={() => void byPasskey()}
          >
            {t('authentication.second.usePasskey')}
          </Button>
        </>
      ) : (
        <FactorCodeForm key={way} way={way} ticket={asked.ticket} done={done} />
      )}
      <div>
        {asked.ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="subtle" fullWidth onClick={() => setWay(other)}>
              {t(`authentication.second.by.${other}`)}
            </Button>
          ))}
        <Button variant="subtle" fullWidth onClick={back}>
          {t('authentication.second.back')}
        </Button>
      </div>
    </div>
  );
};
