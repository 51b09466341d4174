import * as calls from '@llave/contract/vehicles';
import { route } from '../../http/route.ts';
import { change, create, remove } from './commands.ts';
import { list, read } from './queries.ts';

export const vehicleRoutes = [
  route(calls.listVehicles, list),
  route(calls.getVehicle, read),
  route(calls.createVehicle, create),
  route(calls.changeVehicle, change),
  route(calls.deleteVehicle, remove),
];
