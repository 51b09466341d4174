import { useTranslation } from '../../i18n/translation.ts';
import classes from './PublicSkeleton.module.css';

export const PublicSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('frame.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
};
