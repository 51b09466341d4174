import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { Button } from './Button.tsx';
import print from './print.module.css';

const rootMargin = '800px';

/** Loads on when it comes near the screen, or when it is pressed. */
export const LoadMore = ({ load }: { load: () => void }) => {
  const { t } = useTranslation();
  const [near, setNear] = useState(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (near) load();
  }, [near, load]);

  return (
    <Button ref={ref} className={print.screen} variant="default" fullWidth onClick={load}>
      {t('lists.more')}
    </Button>
  );
};
