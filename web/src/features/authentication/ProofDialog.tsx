import type { User } from '@llave/contract/users';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from '../../ui/dialog-form.module.css';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { beginProof, proveByPasskey } from './api.ts';
import { ProofForm } from './ProofForm.tsx';

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
