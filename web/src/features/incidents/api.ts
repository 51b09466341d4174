import {
  type ClosingForm,
  changeIncident,
  closeIncident,
  getIncident,
  type Incident,
  type IncidentForm,
  listIncidents,
  listObservations,
  openIncident,
  shareIncident,
} from '@llave/contract/incidents';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/calls/call.ts';
import { usePages } from '../../lib/calls/pages.ts';
import { queries } from '../../lib/calls/queries.ts';

export type State = 'open' | 'closed';

export const useIncidents = (accountId: string, q: string, state: State | undefined) =>
  usePages({
    queryKey: ['incident', 'list', accountId, q, state],
    read: (cursor, signal) =>
      callPage(listIncidents, { params: { accountId }, query: { q: q || undefined, state, cursor } }, { signal }),
  });

export const incidentQuery = (id: string) =>
  queryOptions({
    queryKey: ['incident', 'one', id],
    queryFn: ({ signal }) => call(getIncident, { params: { id } }, { signal }),
  });

/** What was said before the observations that come with the incident, newest first. */
export const useEarlierObservations = ({ id, earlierObservations }: Incident, enabled: boolean) =>
  usePages({
    queryKey: ['incident', 'observations', id, earlierObservations],
    read: (cursor = earlierObservations ?? undefined, signal) =>
      callPage(listObservations, { params: { id }, query: { cursor } }, { signal }),
    enabled,
  });

export const open = async (form: IncidentForm) => known(await call(openIncident, { body: form }));

/** The observation is named by who sends it, so that sending it twice adds one. */
export const observe = async ({ id }: Incident, observation: { id: string; detail: string }) =>
  known(await call(changeIncident, { body: { id, observations: [observation] } }));

export const addPicture = async ({ id }: Incident, fileName: string) =>
  known(await call(changeIncident, { body: { id, files: [fileName] } }));

export const describe = async ({ id }: Incident, description: string, version: number) =>
  known(await call(changeIncident, { body: { id, description, version } }));

export const close = async ({ id, accountId }: Incident, form: ClosingForm) =>
  known(await call(closeIncident, { params: { id, accountId }, body: form }));

/** A new link each time; those given before stay good. */
export const share = ({ id }: Incident) => call(shareIncident, { params: { id } });

const known = (incident: Incident) => {
  queries.setQueryData(incidentQuery(incident.id).queryKey, incident);
  void queries.invalidateQueries({ queryKey: ['incident', 'list'] });
  return incident;
};
