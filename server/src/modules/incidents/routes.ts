import * as calls from '@llave/contract/incidents';
import { route } from '../../http/route.ts';
import { change, close, share } from './commands.ts';
import { open } from './opening.ts';
import { readPublic, sendPublic, slowReports } from './public.ts';
import { list, observations, read } from './queries.ts';

export const incidentRoutes = [
  route(calls.listIncidents, list),
  route(calls.getIncident, read),
  route(calls.listObservations, observations),
  route(calls.openIncident, open),
  route(calls.changeIncident, change),
  route(calls.closeIncident, close),
  route(calls.shareIncident, share),
  route(calls.getPublicReport, readPublic),
  route(calls.sendPublicReport, sendPublic, slowReports),
];
