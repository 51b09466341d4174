import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from './Skeleton.tsx';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the place of cards that are on their way, in the columns in which they will stand. */
export const CardsSkeleton = ({ className, height }: { className: string | undefined; height: number }) => {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-label={t('frame.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} height={height} />
      ))}
    </div>
  );
};
