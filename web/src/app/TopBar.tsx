import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import type { User } from '@llave/contract/users';
import {
  IconBuildingStore,
  IconChevronDown,
  IconLock,
  IconLogout,
  IconSearch,
  IconShieldSearch,
  IconUser,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { OwnPasswordDialog } from '../features/authentication/OwnPasswordDialog.tsx';
import { NoticeBell, WaitingCount } from '../features/notices/NoticeBell.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { saveLanguage } from '../lib/session/save-language.ts';
import { fullName } from '../lib/text/full-name.ts';
import { LanguageSwitch } from '../ui/buttons/LanguageSwitch.tsx';
import { useMedia } from '../ui/layout/use-media.ts';
import { Menu, MenuItem, MenuLink } from '../ui/overlays/Menu.tsx';
import { Brand } from '../ui/signs/Brand.tsx';
import { Initials } from '../ui/signs/Initials.tsx';
import unseen from '../ui/signs/unseen.module.css';
import { useBottomBar } from './BottomBar.tsx';
import { barFor, type Group } from './entries.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { openSearch } from './search-opened.ts';
import classes from './TopBar.module.css';
import { useLeave } from './use-leave.ts';

/** Where the menu has a row; a phone would draw its links for nobody. */
const wide = '(min-width: 1100px)';

export const TopBar = ({ user }: { user: User & { toEnrol?: boolean } }) => {
  const isWide = useMedia(wide);
  const hasBar = useBottomBar(user);
  const hasBell = !user.toEnrol && !hasBar;
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
              <SearchButton />
              {hasBell && <NoticeBell me={user} />}
              <LanguageSwitch onDark onChoose={(language) => void saveLanguage(language)} />
              <UserMenu user={user} changePassword={changePassword} />
            </div>
          </>
        ) : (
          <div className={classes.narrow}>
            <SearchButton />
            {hasBell && <NoticeBell me={user} />}
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

/** The entries, or the groups that they are in, in a row. */
const MainMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav className={classes.nav} aria-label={t('shell.main')}>
      {barFor(user).map((item) =>
        'entries' in item ? (
          <GroupMenu
            key={item.name}
            user={user}
            group={item}
            isHere={item.entries.some(({ to }) => path.startsWith(to))}
          />
        ) : (
          <Link key={item.to} to={item.to} activeOptions={{ exact: item.exact ?? false }} className={classes.entry}>
            {t(item.label)}
            <WaitingCount me={user} topics={item.waits ?? []} />
          </Link>
        ),
      )}
    </nav>
  );
};

type GroupMenuProps = { user: User; group: Group; isHere: boolean };

/** A group of entries, one press away from who points at it. */
const GroupMenu = ({ user, group: { name, label, entries }, isHere }: GroupMenuProps) => {
  const { t } = useTranslation();
  return (
    <Menu
      id={`${name}-menu`}
      opensByPointing
      button={(props) => (
        <button type="button" className={classes.entry} data-here={isHere || undefined} {...props}>
          {t(label)}
          <WaitingCount me={user} topics={entries.flatMap(({ waits = [] }) => waits)} />
          <IconChevronDown size={18} />
        </button>
      )}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.to} to={entry.to}>
          {t(entry.label)}
          <WaitingCount me={user} topics={entry.waits ?? []} />
        </MenuLink>
      ))}
    </Menu>
  );
};

/** Where there is room it says what it is for, and by which key it opens. */
const SearchButton = () => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.search}
      aria-label={t('shell.search')}
      aria-keyshortcuts="/ Control+K"
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <IconSearch size={20} />
      <span className={classes.searchWords}>{t('shell.search')}</span>
      <kbd className={classes.key}>/</kbd>
    </button>
  );
};
