import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { download, pngOf, slug } from '../../../lib/browser/download.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { drawQr } from '../api.ts';

type Props = { person: User; close: () => void };

/** A new badge ends the one before, so it is asked for first. */
export const BadgeDialog = ({ person, close }: Props) => {
  const { t } = useTranslation();
  const name = fullName(person);
  const make = async () => {
    download(`badge-${slug(name)}.png`, pngOf(await drawQr(person.id, 'badge')));
  };
  return (
    <ConfirmDialog
      title={t('users.badge.title', { name })}
      confirm={t('users.badge.confirm')}
      failed="users.badge.failed"
      act={make}
      done={t('users.badge.done')}
      close={close}
    >
      <p>{t('users.badge.lead')}</p>
      <p>
        <strong>{t('users.badge.warning')}</strong>
      </p>
    </ConfirmDialog>
  );
};
