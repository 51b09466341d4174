import type { Locker } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { removeLocker } from './api.ts';

type Props = { locker: Locker; close: () => void };

export const DeleteDialog = ({ locker, close }: Props) => {
  const { t } = useTranslation();
  const remove = async () => {
    await removeLocker(locker);
    close();
    notifySuccess(t('lockers.deleted'));
  };
  return (
    <ConfirmDialog
      title={t('lockers.deleteTitle', { number: locker.identifierValue })}
      confirm={t('lockers.delete')}
      failed="lockers.deleteFailed"
      act={remove}
      close={close}
      danger
    >
      <p>{t('lockers.deleteLead')}</p>
    </ConfirmDialog>
  );
};
