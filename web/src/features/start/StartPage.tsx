import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { Mark } from '../../ui/Mark.tsx';
import classes from './StartPage.module.css';

export const StartPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle('Llave');
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <span className={classes.brand}>
          <Mark />
          Llave
        </span>
        <LanguageSwitch onDark />
      </header>
      <main className={classes.main}>
        <div className={classes.words}>
          <p className={classes.tag}>{t('start.tag')}</p>
          <h1 className={classes.title}>{t('start.title')}</h1>
          <p className={classes.lead}>{t('start.lead')}</p>
          <div className={classes.actions}>
            {session ? (
              <ButtonLink to="/dashboard" color="yellow">
                {t('start.dashboard')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/sign-in" color="yellow">
                  {t('start.signIn')}
                </ButtonLink>
                <ButtonLink to="/sign-up" className={classes.quiet}>
                  {t('start.signUp')}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
        <div className={classes.picture} aria-hidden="true">
          <Mark size={300} />
        </div>
      </main>
    </div>
  );
};
