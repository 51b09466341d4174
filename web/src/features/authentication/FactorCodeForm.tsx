import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import classes from '../../ui/public-form.module.css';
import { TextField } from '../../ui/TextField.tsx';
import { passByCode } from './api.ts';

type Props = { way: 'totp' | 'recovery'; ticket: string; done?: (() => void) | undefined };

const load = () => import('@llave/contract/factors');

export const FactorCodeForm = ({ way, ticket, done }: Props) => {
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
