import * as calls from '@llave/contract/field-incidents';
import { route } from '../../http/route.ts';
import { close } from './commands.ts';
import { list, read } from './queries.ts';
import { send, slowReports } from './sending.ts';

export const fieldIncidentRoutes = [
  route(calls.sendFieldIncident, send, slowReports),
  route(calls.listFieldIncidents, list),
  route(calls.getFieldIncident, read),
  route(calls.closeFieldIncident, close),
];
