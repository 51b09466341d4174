import { endOtherSessions, endOwnSession, listOwnSessions } from '@llave/contract/sessions';
import { route } from '../../http/route.ts';
import { endOne, endOthers } from './commands.ts';
import { list } from './queries.ts';

export const sessionRoutes = [
  route(listOwnSessions, list),
  route(endOwnSession, endOne),
  route(endOtherSessions, endOthers),
];
