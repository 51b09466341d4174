import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './IncidentList.module.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const IncidentsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.cards} role="status" aria-label={t('frame.loading')}>
      {cards.map((card) => (
        <Skeleton key={card} height={232} radius="lg" />
      ))}
    </div>
  );
};
