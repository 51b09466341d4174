import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import classes from './HomeList.module.css';

const lines = ['first', 'second'];

export const LinesSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.lines} role="status" aria-label={t('frame.loading')}>
      {lines.map((line) => (
        <Skeleton key={line} height={84} />
      ))}
    </div>
  );
};
