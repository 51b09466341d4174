import * as calls from '@llave/contract/check-ins';
import { route } from '../../http/route.ts';
import { close, takeKey } from './commands.ts';
import { confirmByStaff, confirmByVisitor, slowConfirming } from './key-drop.ts';
import { list, read } from './queries.ts';
import { answer, send, slowCheckIns } from './sending.ts';

export const checkInRoutes = [
  route(calls.sendCheckIn, send, slowCheckIns, answer),
  route(calls.listCheckIns, list),
  route(calls.getCheckIn, read),
  route(calls.takeCheckInKey, takeKey),
  route(calls.closeCheckIn, close),
  route(calls.confirmKeyDrop, confirmByVisitor, slowConfirming),
  route(calls.confirmCheckInKey, confirmByStaff),
];
