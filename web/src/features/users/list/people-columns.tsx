import type { User } from '@llave/contract/users';
import { IconId, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Initials } from '../../../ui/signs/Initials.tsx';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import type { Kind } from '../api.ts';
import type { Asked } from '../person/PersonDialog.tsx';
import { rightsOver } from '../rights.ts';
import { isWaiting } from '../waiting.ts';
import classes from './people-columns.module.css';

/** Name, surname, for admins the address, and what can be done. */
export const usePeopleColumns = (kind: Kind, me: User, ask: (asked: Asked) => void): Column<User>[] => {
  const { t } = useTranslation();
  return useMemo(() => {
    const name: Column<User> = {
      key: 'name',
      label: t('users.name'),
      width: 'minmax(0, 3fr)',
      cell: (person) => (
        <span className={classes.person}>
          <Initials user={person} />
          <span className={classes.words}>
            <span className={classes.name}>
              {person.name} <span className={classes.onPhone}>{person.surname}</span>
              {person.id === me.id && <span className={classes.you}>{t('users.you')}</span>}
            </span>
            {kind === 'worker' && <span className={classes.second}>{person.userName ?? person.email}</span>}
          </span>
        </span>
      ),
    };
    const surname: Column<User> = {
      key: 'surname',
      label: t('users.surname'),
      width: 'minmax(0, 3fr)',
      cell: (person) => <span className={classes.onDesk}>{person.surname}</span>,
    };
    const email: Column<User> = {
      key: 'email',
      label: t('users.email'),
      width: 'minmax(0, 4fr)',
      cell: (person) => (
        <span className={classes.email}>
          {person.email}
          {isWaiting(person) && <span className={classes.waiting}>{t('users.unconfirmed')}</span>}
        </span>
      ),
    };
    const actions: Column<User> = {
      key: 'actions',
      label: t('users.actions'),
      width: '270px',
      cell: (person) => <PersonActions me={me} person={person} ask={ask} />,
    };
    return kind === 'admin' ? [name, surname, email, actions] : [name, surname, actions];
  }, [kind, me, ask, t]);
};

type PersonActionsProps = { me: User; person: User; ask: (asked: Asked) => void };

const PersonActions = ({ me, person, ask }: PersonActionsProps) => {
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
