import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import classes from './LockerList.module.css';

const doors = { first: 120, second: 120, third: 80, fourth: 160, fifth: 200, sixth: 80, seventh: 120, eighth: 240 };

export const WallSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.wall} role="status" aria-label={t('frame.loading')}>
      {Object.entries(doors).map(([door, width]) => (
        <Skeleton key={door} width={width} height={208} radius={12} />
      ))}
    </div>
  );
};
