import type { Reply } from '@llave/contract/endpoint';
import type { ActivityAction, reportActivity } from '@llave/contract/reports';
import type { Sort } from '../../../ui/tables/SortHead.tsx';

export type ActivitySort = Sort<'person' | ActivityAction>;
type Person = Reply<typeof reportActivity>['people'][number];

/** The people in the order that was asked for; they come by surname, and those of the same count stay so. */
export const inOrder = (people: Person[], { by, way }: ActivitySort) => {
  if (by === 'person') return way === 'asc' ? people : people.toReversed();
  const sign = way === 'asc' ? 1 : -1;
  return people.toSorted((one, other) => sign * (one.counts[by] - other.counts[by]));
};
