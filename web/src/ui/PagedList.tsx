import type { ReactNode } from 'react';
import type { TextKey } from '../i18n/translation.ts';
import type { Pages } from '../lib/pages.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadMore } from './LoadMore.tsx';
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
