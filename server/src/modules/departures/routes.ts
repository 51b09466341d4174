import { askDeletion, cancelDeletion, exportAccount, getExport } from '@llave/contract/departures';
import { route } from '../../http/route.ts';
import { ask, cancel } from './deletion.ts';
import { begin, readExport, slowExports } from './exports.ts';

export const departureRoutes = [
  route(askDeletion, ask),
  route(cancelDeletion, cancel),
  route(exportAccount, begin, slowExports),
  route(getExport, readExport),
];
