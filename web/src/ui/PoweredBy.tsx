import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { Mark } from './Mark.tsx';
import classes from './PoweredBy.module.css';

/** Whose product a company's public page is. */
export const PoweredBy = () => {
  const { t } = useTranslation();
  return (
    <p className={classes.powered}>
      {t('frame.poweredBy')}
      <Link to="/">
        <Mark size={20} />
        Llave
      </Link>
    </p>
  );
};
