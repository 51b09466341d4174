import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OwnPasswordDialog } from '../features/authentication/OwnPasswordDialog.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { saveLanguage } from '../lib/save-language.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Mark } from '../ui/Mark.tsx';
import { useMedia } from '../ui/use-media.ts';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import classes from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

/** Where the menu has a row; a phone would draw its links for nobody. */
const wide = '(min-width: 1180px)';

export const TopBar = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const isWide = useMedia(wide);
  const [changing, setChanging] = useState(false);
  const changePassword = () => setChanging(true);
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/dashboard" className={classes.brand} aria-label={t('frame.home')}>
          <Mark />
          Llave
        </Link>
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
