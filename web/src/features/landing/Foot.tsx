import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { LanguageSwitch } from '../../ui/buttons/LanguageSwitch.tsx';
import { Mark } from '../../ui/signs/Mark.tsx';
import { ContactLink } from './contact/ContactLink.tsx';
import classes from './Foot.module.css';

export const Foot = () => {
  const { t } = useTranslation();
  return (
    <footer className={classes.foot}>
      <p className={classes.brand}>
        <Mark size={28} />
        <span>
          <strong>Llave</strong> {t('landing.foot.line')}
        </span>
      </p>
      <nav aria-label={t('landing.foot.label')} className={classes.links}>
        <Link to="/privacy-policy">{t('landing.foot.policy')}</Link>
        <ContactLink>{t('landing.foot.contact')}</ContactLink>
      </nav>
      <LanguageSwitch />
    </footer>
  );
};
