import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import print from './print.module.css';

/** Loads on when it comes near the screen, or when it is pressed. */
export const LoadMore = ({ load }: { load: () => void }) => {
  const { t } = useTranslation();
  const { ref, entry } = useIntersection({ rootMargin: '800px' });
  const near = entry?.isIntersecting ?? false;

  useEffect(() => {
    if (near) load();
  }, [near, load]);

  return (
    <Button ref={ref} className={print.screen} variant="default" fullWidth onClick={load}>
      {t('lists.more')}
    </Button>
  );
};
