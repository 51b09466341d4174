import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './IncidentDetail.module.css';

export const IncidentSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t('frame.loading')}>
      <div className={classes.side}>
        <Skeleton height={320} radius="lg" />
      </div>
      <div className={classes.main}>
        <Skeleton height={200} radius="lg" />
        <Skeleton height={240} radius="lg" />
      </div>
    </div>
  );
};
