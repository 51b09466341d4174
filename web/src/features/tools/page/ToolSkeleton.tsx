import { useTranslation } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import classes from './ToolSheet.module.css';

export const ToolSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.sheet} role="status" aria-label={t('frame.loading')}>
      <div className={classes.status}>
        <Skeleton height={380} />
      </div>
      <div className={classes.main}>
        <Skeleton height={480} />
        <Skeleton height={300} />
      </div>
      <div className={classes.history}>
        <Skeleton height={400} />
      </div>
    </div>
  );
};
