import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { PasswordDialog } from '../../ui/overlays/PasswordDialog.tsx';
import { savePassword } from './api.ts';

type Props = { user: User; opened: boolean; close: () => void };

export const OwnPasswordDialog = ({ user, opened, close }: Props) => {
  const { t } = useTranslation();
  return (
    <PasswordDialog
      title={t('passwords.own')}
      warning={t('passwords.ownWarning')}
      opened={opened}
      close={close}
      isOwn
      save={(password, proof) => savePassword(user, password, proof)}
    />
  );
};
