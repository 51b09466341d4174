import type { User } from '@llave/contract/users';
import { IconId, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './PersonActions.module.css';
import type { Asked } from './PersonDialog.tsx';
import { rightsOver } from './rights.ts';

type Props = { me: User; person: User; ask: (asked: Asked) => void };

export const PersonActions = ({ me, person, ask }: Props) => {
  const { t } = useTranslation();
  const name = fullName(person);
  const may = rightsOver(me, person);
  return (
    <div className={classes.actions}>
      {may.secrets && (
        <>
          <IconButton label={t('users.badge.act', { name })} onClick={() => ask({ what: 'badge', person })}>
            <IconId size={22} />
          </IconButton>
          <IconButton label={t('users.signInCode.act', { name })} onClick={() => ask({ what: 'signInCode', person })}>
            <IconQrcode size={22} />
          </IconButton>
        </>
      )}
      {may.edit && (
        <>
          <Link
            to="/dashboard/user/$code/$userId"
            params={{ code: person.isAdmin ? 'admin-user' : 'user', userId: person.id }}
            className={classes.edit}
            aria-label={t('users.edit', { name })}
          >
            <IconPencil size={20} />
            {t('users.editShort')}
          </Link>
          <IconButton
            label={may.remove ? t('users.delete', { name }) : t('users.deleteSelf')}
            disabled={!may.remove}
            danger
            onClick={() => ask({ what: 'delete', person })}
          >
            <IconTrash size={22} />
          </IconButton>
        </>
      )}
    </div>
  );
};
