import { useTranslation } from '../../i18n/translation.ts';
import classes from './RowsSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const RowsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.rows} role="status" aria-label={t('frame.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} height={68} />
      ))}
    </div>
  );
};
