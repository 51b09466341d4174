import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import type { User } from '@llave/contract/users';
import { Menu } from '@mantine/core';
import { IconBuildingStore, IconLock, IconLogout, IconShieldSearch, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { fullName } from '../lib/full-name.ts';
import { type MenuButton, PressedMenu } from '../ui/PressedMenu.tsx';
import classes from './UserMenu.module.css';
import { useLeave } from './use-leave.ts';

type Props = { user: User; changePassword: () => void; button: MenuButton };

/** Who one is, and what one may do with that. */
export const UserMenuItems = ({ user, changePassword, button }: Props) => {
  const { t } = useTranslation();
  const leave = useLeave();
  const name = fullName(user);
  return (
    <PressedMenu button={button} width={260} offset={10} classNames={classes} withinPortal={false}>
      <Menu.Label>
        <strong>{name}</strong>
        <span>{user.email ?? user.userName}</span>
      </Menu.Label>
      <Menu.Item component={Link} to="/dashboard/profile" leftSection={<IconUser size={20} />}>
        {t('shell.profile')}
      </Menu.Item>
      {allows(changeAccount.access, user) && (
        <Menu.Item component={Link} to="/dashboard/account" leftSection={<IconBuildingStore size={20} />}>
          {t('shell.account')}
        </Menu.Item>
      )}
      {allows(listAudit.access, user) && (
        <Menu.Item component={Link} to="/dashboard/audit" leftSection={<IconShieldSearch size={20} />}>
          {t('shell.audit')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLock size={20} />} onClick={changePassword}>
        {t('shell.changePassword')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={20} />} onClick={() => void leave()}>
        {t('shell.signOut')}
      </Menu.Item>
    </PressedMenu>
  );
};
