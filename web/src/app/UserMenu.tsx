import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import type { User } from '@llave/contract/users';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBuildingStore, IconLock, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { fullName } from '../lib/full-name.ts';
import { Initials } from '../ui/Initials.tsx';
import classes from './UserMenu.module.css';
import { useLeave } from './use-leave.ts';

type Props = { user: User; changePassword: () => void };

export const UserMenu = ({ user, changePassword }: Props) => {
  const { t } = useTranslation();
  const leave = useLeave();
  const name = fullName(user);
  return (
    <Menu
      position="bottom-end"
      width={260}
      radius="lg"
      shadow="md"
      offset={10}
      classNames={classes}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Initials user={user} />
          <VisuallyHidden>{t('shell.userMenu', { name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <strong>{name}</strong>
          <span>{user.email ?? user.userName}</span>
        </Menu.Label>
        {allows(changeAccount.access, user) && (
          <Menu.Item component={Link} to="/dashboard/account" leftSection={<IconBuildingStore size={20} />}>
            {t('shell.account')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLock size={20} />} onClick={changePassword}>
          {t('shell.changePassword')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={20} />} onClick={() => void leave()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
