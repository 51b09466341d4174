import { Skeleton } from '@mantine/core';
import { useTranslation } from '../i18n/translation.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the place of cards that are on their way, in the columns in which they will stand. */
export const CardsSkeleton = ({ className, height }: { className: string | undefined; height: number }) => {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-label={t('frame.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} height={height} radius="lg" />
      ))}
    </div>
  );
};
