import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import classes from './AccountSkeleton.module.css';

export const AccountSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('frame.loading')}>
      <Skeleton height={300} />
      <Skeleton height={260} />
      <Skeleton height={180} />
    </div>
  );
};
