import { useTranslation } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import classes from './BoardSkeleton.module.css';

const rows = [
  [8, 34],
  [30, 22],
  [2, 46],
  [52, 28],
  [14, 18],
  [40, 40],
] as const;

/** Rows with bars, before it is known which. */
export const BoardSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.board} role="status" aria-label={t('frame.loading')}>
      {rows.map(([left, width]) => (
        <div key={left} className={classes.row}>
          <Skeleton radius={12} className={classes.vehicle} />
          <div className={classes.track}>
            <Skeleton height={46} radius={12} style={{ marginLeft: `${left}%`, width: `${width}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
};
