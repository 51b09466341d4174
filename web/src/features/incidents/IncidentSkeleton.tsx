import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import classes from './IncidentDetail.module.css';

export const IncidentSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t('frame.loading')}>
      <div className={classes.side}>
        <Skeleton height={320} />
      </div>
      <div className={classes.main}>
        <Skeleton height={200} />
        <Skeleton height={240} />
      </div>
    </div>
  );
};
