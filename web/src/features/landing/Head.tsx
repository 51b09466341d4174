import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { LanguageSwitch } from '../../ui/buttons/LanguageSwitch.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import { ContactLink } from './contact/ContactLink.tsx';
import classes from './Head.module.css';

/** The top of the page, over the picture: where things are, and the way in. */
export const Head = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <header className={classes.head}>
      <a href="#content" className={classes.skip}>
        {t('landing.skip')}
      </a>
      <span className={classes.brand}>
        <Mark />
        Llave
      </span>
      <nav className={classes.nav} aria-label={t('landing.nav.label')}>
        <a href="#servicios">{t('landing.nav.services')}</a>
        <a href="#un-dia">{t('landing.nav.day')}</a>
        <a href="#por-que">{t('landing.nav.why')}</a>
        <ContactLink>{t('landing.foot.contact')}</ContactLink>
      </nav>
      <div className={classes.right}>
        <LanguageSwitch onDark />
        <ButtonLink to={session ? '/dashboard' : '/sign-in'} variant="accent" className={classes.enter}>
          {t(session ? 'landing.dashboard' : 'landing.signIn')}
        </ButtonLink>
      </div>
    </header>
  );
};
