import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { LanguageSwitch } from '../../ui/buttons/LanguageSwitch.tsx';
import { Brand } from '../../ui/signs/Brand.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import classes from './AuthFrame.module.css';

/** What surrounds the forms of those who are not signed in yet. */
export const AuthFrame = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      <aside className={classes.aside}>
        <div className={classes.panel}>
          <span className={classes.watermark}>
            <Mark size={620} bare />
          </span>
          <p className={classes.slogan}>{t('authentication.slogan')}</p>
          <p className={classes.more}>{t('authentication.sloganMore')}</p>
        </div>
      </aside>
      <header className={classes.header}>
        <Brand to="/" className={classes.brand} />
        <LanguageSwitch />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
};
