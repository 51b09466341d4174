import type { Locker } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { announce } from '../../ui/toasts/announce.ts';
import { removeLocker } from './api.ts';

type Props = { locker: Locker; close: () => void };

export const DeleteDialog = ({ locker, close }: Props) => {
  const { t } = useTranslation();
  const remove = async () => {
    await removeLocker(locker);
    close();
    announce(t('lockers.deleted'));
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
