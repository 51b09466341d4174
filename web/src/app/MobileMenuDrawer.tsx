import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import type { User } from '@llave/contract/users';
import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { fullName } from '../lib/full-name.ts';
import { saveLanguage } from '../lib/save-language.ts';
import { Furnished } from '../ui/Furnished.tsx';
import { Initials } from '../ui/Initials.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { entries } from './entries.ts';
import classes from './MobileMenu.module.css';
import { useLeave } from './use-leave.ts';

type Props = { user: User; changePassword: () => void; opened: boolean; close: () => void };

export const MobileMenuDrawer = ({ user, changePassword, opened, close }: Props) => {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <Furnished>
      <Drawer.Root opened={opened} onClose={close} returnFocus={false} position="right" size="min(340px, 88vw)">
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Body className={classes.body}>
            <div className={classes.head}>
              <Drawer.Title className={classes.title}>{fullName(user)}</Drawer.Title>
              <Drawer.CloseButton className={classes.close} iconSize={22} aria-label={t('shell.close')} />
            </div>
            <div className={classes.person}>
              <Initials user={user} />
              <span>{user.email ?? user.userName}</span>
            </div>
            <nav className={classes.list} aria-label={t('shell.main')}>
              {entries
                .filter((entry) => allows(entry.access, user))
                .map((entry) => (
                  <Link key={entry.to} to={entry.to} activeOptions={{ exact: entry.exact ?? false }} onClick={close}>
                    {t(entry.label)}
                  </Link>
                ))}
              {allows(changeAccount.access, user) && (
                <Link to="/dashboard/account" onClick={close}>
                  {t('shell.account')}
                </Link>
              )}
              <Link to="/dashboard/profile" onClick={close}>
                {t('shell.profile')}
              </Link>
              {allows(listAudit.access, user) && (
                <Link to="/dashboard/audit" onClick={close}>
                  {t('shell.audit')}
                </Link>
              )}
              <button
                type="button"
                onClick={() => {
                  close();
                  changePassword();
                }}
              >
                {t('shell.changePassword')}
              </button>
              <button
                type="button"
                onClick={() => {
                  close();
                  void leave();
                }}
              >
                {t('shell.signOut')}
              </button>
            </nav>
            <LanguageSwitch onChoose={(language) => void saveLanguage(language)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Furnished>
  );
};
