import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import { Button } from '../buttons/Button.tsx';
import print from '../layout/print.module.css';
import { ErrorState } from '../states/ErrorState.tsx';
import classes from './PagedList.module.css';

type Props<T extends { id: string }> = {
  list: Pages<T>;
  failed: TextKey;
  /** In the place of a list that has nothing in it. */
  empty: ReactNode;
  /** In the place of what is on its way. */
  skeleton: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** Every state of a list that goes on while one scrolls: on its way, empty, broken, there, and more of it. */
export const PagedList = <T extends { id: string }>({ list, failed, empty, skeleton, children }: Props<T>) => {
  const { items, error, searching, more, loadingMore } = list;
  const trouble = error && <ErrorState error={error} fallback={failed} retry={list.retry} />;
  if (!items) return trouble ?? skeleton;

  return (
    <div className={classes.list} data-searching={searching || undefined} aria-busy={searching}>
      {items.length === 0 ? empty : children(items)}
      {trouble}
      {loadingMore && skeleton}
      {more && !loadingMore && !error && <LoadMore load={list.loadMore} />}
    </div>
  );
};

const rootMargin = '800px';

/** Loads on when it comes near the screen, or when it is pressed. */
const LoadMore = ({ load }: { load: () => void }) => {
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
