import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { ContactLink } from './contact/ContactLink.tsx';
import classes from './Ways.module.css';

/** The ways on: into one's own workshop, into the demo's, or to a new account; and a person to talk to. */
export const Ways = ({ hasDemo }: { hasDemo: boolean }) => {
  const { t } = useTranslation();
  const session = useSession();
  const [to, label] = session
    ? (['/dashboard', 'landing.dashboard'] as const)
    : hasDemo
      ? (['/sign-in', 'landing.demo'] as const)
      : (['/sign-up', 'landing.signUp'] as const);
  return (
    <div className={classes.ways}>
      <ButtonLink to={to} variant="accent">
        {t(label)}
      </ButtonLink>
      <ContactLink className={classes.glass}>{t('landing.talk')}</ContactLink>
      {!session && (
        <p className={classes.note}>
          {t(hasDemo ? 'landing.hero.demoNote' : 'landing.hero.signUpNote')}{' '}
          {hasDemo && <Link to="/sign-up">{t('landing.signUp')}</Link>}
        </p>
      )}
    </div>
  );
};
