import {
  closeFieldIncident,
  type FieldIncident,
  getFieldIncident,
  listFieldIncidents,
} from '@llave/contract/field-incidents';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';
import type { Filter } from './filter.ts';

export const useFieldIncidents = (accountId: string, { q, ...filter }: Filter) =>
  usePages({
    queryKey: ['fieldIncident', 'list', accountId, q, filter],
    read: (cursor, signal) =>
      callPage(
        listFieldIncidents,
        { params: { accountId }, query: { ...filter, q: q || undefined, cursor } },
        { signal },
      ),
  });

export const fieldIncidentQuery = (id: string) =>
  queryOptions({
    queryKey: ['fieldIncident', 'one', id],
    queryFn: ({ signal }) => call(getFieldIncident, { params: { id } }, { signal }),
  });

export const close = async ({ id }: FieldIncident, note: string) => {
  const closed = await call(closeFieldIncident, { params: { id }, body: { note } });
  queries.setQueryData(fieldIncidentQuery(id).queryKey, closed);
  void queries.invalidateQueries({ queryKey: ['fieldIncident', 'list'] });
};
