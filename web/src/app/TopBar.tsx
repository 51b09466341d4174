import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OwnPasswordDialog } from '../features/authentication/OwnPasswordDialog.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Mark } from '../ui/Mark.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export const TopBar = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const changePassword = () => setChanging(true);
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/dashboard" className={classes.brand} aria-label={t('frame.home')}>
          <Mark />
          Llave
        </Link>
        <MainMenu user={user} />
        <div className={classes.wide}>
          <LanguageSwitch onDark />
          <UserMenu user={user} changePassword={changePassword} />
        </div>
        <div className={classes.narrow}>
          <MobileMenu user={user} changePassword={changePassword} />
        </div>
      </div>
      <OwnPasswordDialog user={user} opened={changing} close={() => setChanging(false)} />
    </header>
  );
};
