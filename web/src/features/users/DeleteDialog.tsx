import type { AppError } from '@llave/contract/errors';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { removeUser } from './api.ts';
import { type Held, HeldTools } from './HeldTools.tsx';

type Props = { person: User; close: () => void };

export const DeleteDialog = ({ person, close }: Props) => {
  const { t } = useTranslation();
  const name = fullName(person);
  const remove = async () => {
    await removeUser(person);
    close();
    announce(t('users.deleted'));
  };
  return (
    <ConfirmDialog
      title={t('users.deleteTitle', { name })}
      confirm={t('users.deleteConfirm')}
      failed="users.deleteFailed"
      explain={heldBy}
      act={remove}
      close={close}
      danger
    >
      <p>{t('users.deleteLead')}</p>
    </ConfirmDialog>
  );
};

const heldBy = (error: unknown) => {
  const { code, details } = (error ?? {}) as AppError;
  return code === 'holdsTools' ? <HeldTools tools={(details as { tools: Held[] }).tools} /> : undefined;
};
