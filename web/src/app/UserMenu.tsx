import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import type { User } from '@llave/contract/users';
import { IconBuildingStore, IconLock, IconLogout, IconShieldSearch, IconUser } from '@tabler/icons-react';
import { useTranslation } from '../i18n/translation.ts';
import { fullName } from '../lib/full-name.ts';
import { Initials } from '../ui/Initials.tsx';
import { Menu, MenuItem, MenuLink } from '../ui/Menu.tsx';
import unseen from '../ui/unseen.module.css';
import classes from './UserMenu.module.css';
import { useLeave } from './use-leave.ts';

type Props = { user: User; changePassword: () => void };

/** Who one is, and what one may do with that. */
export const UserMenu = ({ user, changePassword }: Props) => {
  const { t } = useTranslation();
  const leave = useLeave();
  const name = fullName(user);
  return (
    <Menu
      id="user-menu"
      button={(props) => (
        <button type="button" className={classes.target} {...props}>
          <Initials user={user} />
          <span className={unseen.unseen}>{t('shell.userMenu', { name })}</span>
        </button>
      )}
    >
      <div className={classes.label}>
        <strong>{name}</strong>
        <span>{user.email ?? user.userName}</span>
      </div>
      <MenuLink to="/dashboard/profile" icon={<IconUser size={20} />}>
        {t('shell.profile')}
      </MenuLink>
      {allows(changeAccount.access, user) && (
        <MenuLink to="/dashboard/account" icon={<IconBuildingStore size={20} />}>
          {t('shell.account')}
        </MenuLink>
      )}
      {allows(listAudit.access, user) && (
        <MenuLink to="/dashboard/audit" icon={<IconShieldSearch size={20} />}>
          {t('shell.audit')}
        </MenuLink>
      )}
      <MenuItem icon={<IconLock size={20} />} onClick={changePassword}>
        {t('shell.changePassword')}
      </MenuItem>
      <MenuItem icon={<IconLogout size={20} />} onClick={() => void leave()}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
};
