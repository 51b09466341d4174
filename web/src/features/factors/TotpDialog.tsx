import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { AppCodeField } from '../../ui/forms/AppCodeField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import classes from '../../ui/overlays/dialog-form.module.css';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { beginTotp, finishTotp } from './api.ts';
import own from './TotpDialog.module.css';

type Props = { close: () => void; enrolled: (recoveryCodes: string[]) => Promise<void> };

/** A code to scan with the app, and a code that the app shows in return. */
export const TotpDialog = ({ close, enrolled }: Props) => {
  const { t } = useTranslation();
  const { mutate: begin, ...begun } = useMutation({ mutationFn: beginTotp });
  useEffect(begin, [begin]);
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('@llave/contract/factors')).totpForm,
    send: async ({ code }) => enrolled(await finishTotp(code)),
  });
  return (
    <Dialog close={close} title={t('factors.addTotp')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.lead}>{t('factors.totpLead')}</p>
        {begun.isError && <ErrorState error={begun.error} fallback="errors.failed" retry={begin} />}
        {!begun.data && !begun.isError && <Skeleton height={220} />}
        {begun.data && (
          <div className={own.secret}>
            <img src={`data:image/png;base64,${begun.data.qr}`} alt={t('factors.totpAlt')} />
            <p>
              {t('factors.totpByHand')}
              <code>{begun.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
        )}
        <AppCodeField {...form.field('code')} error={form.errors.code} />
        <FailureNotice error={form.failure} fallback="errors.failed" />
        <DialogActions close={close} submit={t('factors.confirm')} busy={form.busy} disabled={!begun.data} />
      </form>
    </Dialog>
  );
};
