import type { User } from '@llave/contract/users';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AppCodeField } from '../../ui/forms/AppCodeField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import classes from '../../ui/overlays/dialog-form.module.css';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { beginProof, proveBy, proveByPasskey } from './api.ts';

type Props = { me: User; end: (proved: boolean) => void };

/** Asks somebody who has been signed in for a while to show again that it is they. */
export const ProofDialog = ({ me, end }: Props) => {
  const { t } = useTranslation();
  const begun = useQuery({ queryKey: ['proof', me.id], queryFn: beginProof, gcTime: 0, staleTime: 0 });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ways = begun.data?.ways ?? [];
  const byPasskey = async () => {
    if (!begun.data) return;
    setBusy(true);
    setFailure(null);
    await proveByPasskey(begun.data).then(
      () => end(true),
      (error: unknown) => {
        setFailure(error);
        void begun.refetch();
      },
    );
    setBusy(false);
  };
  return (
    <Dialog close={() => end(false)} title={t('factors.proof.title')}>
      <div className={classes.form}>
        <p className={classes.lead}>{t('factors.proof.lead')}</p>
        {begun.isPending && <Skeleton height={96} />}
        {begun.isError && <ErrorState error={begun.error} fallback="errors.failed" retry={begun.refetch} />}
        {ways.includes('passkey') && (
          <>
            <Button leftSection={<IconFingerprint size={20} />} loading={busy} onClick={() => void byPasskey()}>
              {t('authentication.second.usePasskey')}
            </Button>
            <FailureNotice error={failure} fallback="errors.failed" />
          </>
        )}
        {ways.includes('password') && <ProofForm way="password" end={end} />}
        {!ways.includes('password') && ways.includes('totp') && <ProofForm way="totp" end={end} />}
      </div>
    </Dialog>
  );
};

type ProofFormProps = { way: 'password' | 'totp'; end: (proved: boolean) => void };

const schemas = {
  password: async () => (await import('@llave/contract/authentication')).proofPasswordForm,
  totp: async () => (await import('@llave/contract/factors')).totpForm,
};

const ProofForm = ({ way, end }: ProofFormProps) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { password: '', code: '' },
    schema: schemas[way],
    send: async ({ password, code }) => {
      await proveBy(way === 'password' ? { password } : { code });
      end(true);
    },
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      {way === 'password' ? (
        <PasswordField
          {...form.field('password')}
          label={t('authentication.password')}
          error={form.errors.password}
          autoComplete="current-password"
          data-autofocus
        />
      ) : (
        <AppCodeField {...form.field('code')} error={form.errors.code} />
      )}
      <FailureNotice error={form.failure} fallback="errors.failed" />
      <DialogActions close={() => end(false)} submit={t('factors.proof.submit')} busy={form.busy} />
    </form>
  );
};
