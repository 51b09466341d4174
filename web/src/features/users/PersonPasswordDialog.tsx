import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { useSession } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { PasswordDialog } from '../../ui/PasswordDialog.tsx';
import type { OwnProof } from '../../ui/PasswordDialogForm.tsx';
import { savePassword } from '../authentication/api.ts';

type Props = { person: User; isNew: boolean; opened: boolean; close: () => void };

export const PersonPasswordDialog = ({ person, isNew, opened, close }: Props) => {
  const { t } = useTranslation();
  const own = useSession()?.user.id === person.id;
  const name = fullName(person);
  const save = async (password: string, proof: OwnProof) => {
    await savePassword(person, password, proof);
    if (own) return;
    close();
    announce(t('passwords.saved'));
  };
  const newWarning = person.isAdmin ? 'passwords.invitedWarning' : 'passwords.newWarning';
  const warning = t(isNew ? newWarning : 'passwords.userWarning', { name });
  return (
    <PasswordDialog
      title={own ? t('passwords.own') : t('passwords.ofUser', { name })}
      warning={own ? t('passwords.ownWarning') : warning}
      isOwn={own}
      opened={opened}
      close={close}
      save={save}
    />
  );
};
