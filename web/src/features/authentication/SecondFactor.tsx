import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { type Asked, passByCode, passByPasskey } from './api.ts';

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

type FactorCodeFormProps = { way: 'totp' | 'recovery'; ticket: string; done?: (() => void) | undefined };

const load = () => import('@llave/contract/factors');

const FactorCodeForm = ({ way, ticket, done }: FactorCodeFormProps) => {
  const { t } = useTranslation();
  const isApp = way === 'totp';
  const form = useForm({
    initial: { code: '', recoveryCode: '' },
    schema: async () => (isApp ? (await load()).totpForm : (await load()).recoveryForm),
    send: async ({ code, recoveryCode }) => {
      await passByCode(isApp ? { ticket, code } : { ticket, recoveryCode });
      done?.();
    },
  });
  const name = isApp ? 'code' : 'recoveryCode';
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextField
        key={name}
        {...form.field(name)}
        label={t(isApp ? 'authentication.second.code' : 'authentication.second.recoveryCode')}
        error={form.errors[name]}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <FailureNotice error={form.failure} fallback="errors.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t('authentication.signIn.submit')}
      </Button>
    </form>
  );
};
