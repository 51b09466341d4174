import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { endSession, expectEnd } from '../../lib/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { savePassword } from './passwords.ts';

type Props = { user: User; opened: boolean; close: () => void };

/** Changing one's own password ends every session, so that the next page is the sign-in page. */
export const OwnPasswordDialog = ({ user, opened, close }: Props) => {
  const { t } = useTranslation();
  const save = async (password: string) => {
    expectEnd('passwordChanged');
    await savePassword(user, password).catch((error: unknown) => {
      expectEnd(undefined);
      throw error;
    });
    endSession();
  };
  return (
    <PasswordDialog
      title={t('passwords.own')}
      warning={t('passwords.ownWarning')}
      opened={opened}
      close={close}
      save={save}
    />
  );
};
