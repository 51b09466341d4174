import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './Brand.module.css';
import { Mark } from './Mark.tsx';

type Props = { to: '/' | '/dashboard'; className?: string | undefined };

/** The product's mark and name, which lead home. */
export const Brand = ({ to, className = '' }: Props) => {
  const { t } = useTranslation();
  return (
    <Link to={to} className={`${classes.brand} ${className}`} aria-label={t('frame.home')}>
      <Mark />
      Llave
    </Link>
  );
};
