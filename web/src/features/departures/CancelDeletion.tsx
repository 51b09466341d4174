import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { notifyError, notifySuccess } from '../../ui/toasts/notify.ts';
import { keepCompany } from './api.ts';

export const CancelDeletion = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await keepCompany(accountId);
      notifySuccess(t('departures.deletion.cancelled'));
    } catch (error) {
      notifyError(failureText(t, error, 'departures.deletion.cancelFailed'));
    }
    setBusy(false);
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void cancel()}>
      {t('departures.deletion.cancel')}
    </Button>
  );
};
