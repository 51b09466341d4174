import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './AccountSkeleton.module.css';

export const AccountSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('frame.loading')}>
      <Skeleton height={300} radius="lg" />
      <Skeleton height={260} radius="lg" />
      <Skeleton height={180} radius="lg" />
    </div>
  );
};
