import { type ReactNode, useId } from 'react';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import classes from './HomeList.module.css';

type Props<T extends { id: string }> = {
  title: string;
  list: Pages<T>;
  failed: TextKey;
  /** How many are shown here; the rest is behind the link. */
  most?: number;
  /** Above the list, such as a field to look for something. */
  head?: ReactNode;
  /** In the place of an empty list; without it the whole part stays away until there is something in it. */
  empty?: string | undefined;
  link?: ReactNode;
  children: (item: T) => ReactNode;
};

/** One part of the home page: its title, a few lines, and the way to the rest. */
export const HomeList = <T extends { id: string }>(props: Props<T>) => {
  const { title, list, failed, most = 100, head, empty, link, children } = props;
  const id = useId();
  const { items, error, searching } = list;
  if (!items?.length && !empty && !error) return null;
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {head}
      {error && <ErrorState error={error} fallback={failed} retry={list.retry} />}
      {!items && !error && <LinesSkeleton />}
      {items?.length === 0 && <p className={classes.empty}>{empty}</p>}
      {items && items.length > 0 && (
        <ul className={classes.lines} data-searching={searching || undefined}>
          {items.slice(0, most).map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const lines = ['first', 'second'];

const LinesSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.lines} role="status" aria-label={t('frame.loading')}>
      {lines.map((line) => (
        <Skeleton key={line} height={84} />
      ))}
    </div>
  );
};
