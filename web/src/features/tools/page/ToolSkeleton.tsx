import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../i18n/translation.ts';
import classes from './ToolSheet.module.css';

export const ToolSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.sheet} role="status" aria-label={t('frame.loading')}>
      <div className={classes.status}>
        <Skeleton height={380} radius="lg" />
      </div>
      <div className={classes.main}>
        <Skeleton height={480} radius="lg" />
        <Skeleton height={300} radius="lg" />
      </div>
      <div className={classes.history}>
        <Skeleton height={400} radius="lg" />
      </div>
    </div>
  );
};
