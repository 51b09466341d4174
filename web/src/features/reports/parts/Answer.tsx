import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import paged from '../../../ui/tables/PagedList.module.css';

type Props<T> = { query: UseQueryResult<T>; skeleton: ReactNode; children: (data: T) => ReactNode };

/** Every state of a report that comes as a whole: on its way, broken, there, and on its way with other days. */
export const Answer = <T,>({ query, skeleton, children }: Props<T>) => {
  const { data, error, isPlaceholderData, refetch } = query;
  if (data === undefined)
    return error ? <ErrorState error={error} fallback="reports.failed" retry={refetch} /> : skeleton;
  return (
    <div className={paged.list} data-searching={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  );
};
