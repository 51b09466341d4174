import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import { CardsSkeleton } from '../states/CardsSkeleton.tsx';
import { ListCount } from './ListCount.tsx';
import { PagedList } from './PagedList.tsx';

type Props<T extends { id: string }> = {
  list: Pages<T>;
  noun: 'bookings' | 'checkIns' | 'fieldIncidents' | 'incidents' | 'vehicles';
  /** The columns that the cards stand in. */
  className: string | undefined;
  /** Of a card that is on its way. */
  height: number;
  /** In the place of a list that has nothing in it. */
  empty: ReactNode;
  /** Draws one of them. */
  children: (item: T) => ReactNode;
};

/** How many there are, and a card for each. */
export const CardList = <T extends { id: string }>({ list, noun, className, height, empty, children }: Props<T>) => {
  const { t } = useTranslation();
  return (
    <>
      <ListCount list={list} noun={noun} />
      <PagedList
        list={list}
        failed={`${noun}.failed`}
        skeleton={<CardsSkeleton className={className} height={height} />}
        empty={empty}
      >
        {(items) => (
          <ul className={className} aria-label={t(`${noun}.title`)}>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
