import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import type { User } from '@llave/contract/users';
import {
  IconBuildingStore,
  IconChevronDown,
  IconLock,
  IconLogout,
  IconShieldSearch,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { OwnPasswordDialog } from '../features/authentication/OwnPasswordDialog.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { saveLanguage } from '../lib/session/save-language.ts';
import { fullName } from '../lib/text/full-name.ts';
import { LanguageSwitch } from '../ui/buttons/LanguageSwitch.tsx';
import { useMedia } from '../ui/layout/use-media.ts';
import { Menu, MenuItem, MenuLink } from '../ui/overlays/Menu.tsx';
import { Brand } from '../ui/signs/Brand.tsx';
import { Initials } from '../ui/signs/Initials.tsx';
import unseen from '../ui/signs/unseen.module.css';
import { type Entry, entries } from './entries.ts';
import { countFitting } from './fitting.ts';
import { MobileMenu } from './MobileMenu.tsx';
import classes from './TopBar.module.css';
import { useLeave } from './use-leave.ts';

/** Where the menu has a row; a phone would draw its links for nobody. */
const wide = '(min-width: 1180px)';

export const TopBar = ({ user }: { user: User }) => {
  const isWide = useMedia(wide);
  const [changing, setChanging] = useState(false);
  const changePassword = () => setChanging(true);
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Brand to="/dashboard" className={classes.brand} />
        {isWide ? (
          <>
            <MainMenu user={user} />
            <div className={classes.wide}>
              <LanguageSwitch onDark onChoose={(language) => void saveLanguage(language)} />
              <UserMenu user={user} changePassword={changePassword} />
            </div>
          </>
        ) : (
          <div className={classes.narrow}>
            <MobileMenu user={user} changePassword={changePassword} />
          </div>
        )}
      </div>
      <OwnPasswordDialog user={user} opened={changing} close={() => setChanging(false)} />
    </header>
  );
};

type UserMenuProps = { user: User; changePassword: () => void };

/** Who one is, and what one may do with that. */
const UserMenu = ({ user, changePassword }: UserMenuProps) => {
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

/** The entries that fit in a row, and the rest under one more. */
const MainMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const open = entries.filter((entry) => allows(entry.access, user));
  const { row, fitting } = useFitting<HTMLElement>(open.length);
  const rest = open.slice(fitting);
  return (
    <nav className={classes.nav} aria-label={t('shell.main')} ref={row}>
      {open.map((entry, index) => (
        <Link
          key={entry.to}
          to={entry.to}
          activeOptions={{ exact: entry.exact ?? false }}
          className={classes.entry}
          data-beyond={index >= fitting || undefined}
        >
          {t(entry.label)}
        </Link>
      ))}
      {rest.length > 0 && <MoreMenu entries={rest} />}
    </nav>
  );
};

/** What the entry that opens the rest takes, in pixels. */
const more = 88;

/** How many of the entries of a row fit in it beside each other; looked at again when the row or its words change. */
const useFitting = <E extends HTMLElement>(count: number) => {
  const row = useRef<E>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const look = () => {
      const { clientWidth, children } = row.current as E;
      const widths = [...children].slice(0, count).map((child) => (child as HTMLElement).offsetWidth);
      if (clientWidth > 0) setFitting(countFitting(widths, clientWidth, more));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row.current as E);
    return () => observer.disconnect();
  });
  return { row, fitting };
};

/** The entries that found no place in the row. */
const MoreMenu = ({ entries }: { entries: Entry[] }) => {
  const { t } = useTranslation();
  return (
    <Menu
      id="more-menu"
      button={(props) => (
        <button type="button" className={classes.entry} {...props}>
          {t('shell.more')}
          <IconChevronDown size={18} />
        </button>
      )}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.to} to={entry.to}>
          {t(entry.label)}
        </MenuLink>
      ))}
    </Menu>
  );
};
