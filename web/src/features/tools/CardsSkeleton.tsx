import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import classes from './CardsSkeleton.module.css';

const cards = Array.from({ length: 10 }, (_, index) => index);

export const CardsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.cards} role="status" aria-label={t('frame.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} className={classes.card} />
      ))}
    </div>
  );
};
